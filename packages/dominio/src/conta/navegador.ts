// Order matters: most browsers also name the ones they descend from.
const NAVEGADORES: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bHeadlessChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SISTEMAS: readonly [RegExp, string][] = [
  [/\bWindows\b/, 'no Windows'],
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bCrOS\b/, 'no ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'no macOS'],
  [/\bLinux\b/, 'no Linux'],
]

const achar = (lista: readonly [RegExp, string][], texto: string) =>
  lista.find(([padrao]) => padrao.test(texto))?.[1]

/** 'Chrome no Windows', from what the browser says of itself; no promise, a hint for whoever reads the list. */
export function descreverNavegador(userAgent: string): string {
  const navegador = achar(NAVEGADORES, userAgent) ?? 'Navegador desconhecido'
  const sistema = achar(SISTEMAS, userAgent)
  return sistema ? `${navegador} ${sistema}` : navegador
}
