// The last flag of this name counts, so that what Playwright turns off stands here too.
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

// The suggestions under the address bar are pages of their own: two of them were loaded for every test, unseen.
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** How the browser of the journeys is started: it draws by itself, calls nobody, and loads only what a test asks for. */
export const BROWSER_FLAGS = [
  // Root has no sandbox, and rooms are drawn by the processor.
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  // What draws shares the browser's process: everything would be handed from one to the other.
  '--in-process-gpu',
  // One process for all pages of a worker: what the scripts were compiled to is there for the next journey.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  // The browser must not call home.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Other machines are not there, without intercepting requests: that would keep the browser from keeping anything.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
]
