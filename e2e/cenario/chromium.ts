import { encontrarNavegador } from '../../scripts/navegador.mjs'

/** The machine's own browser; `npm test` installs or asks for it before the journeys begin. */
export function localizarChromium(): string {
  const achado = encontrarNavegador()
  if (!achado) throw new Error('Chromium não encontrado: instale-o ou informe o caminho em CHROMIUM.')
  return achado
}
