import { expect, test, visit } from './test.ts'

test('when even the error page fails, a sentence and a way home remain', async ({ page, faults }) => {
  // The words of the error pages arrive damaged, so showing an error is itself an error.
  await page.route('**/assets/words-*.js', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replace(/notFoundTitle|failedTitle/g, 'lost').replace('errors:', 'mislaid:'),
    })
  })
  await page.route('**/api/pages/privacy-policy', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error', message: 'no' } }),
  )
  await visit(page, '/conditions-of-use')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred while showing the error page')
  await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
  expect(faults.splice(0).length).toBeGreaterThan(0)
})
