import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NOMES = ['chromium', 'chromium-browser', 'google-chrome']

/** The machine's own browser; `npm test` installs or asks for it before the journeys begin. */
export function localizarChromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const pastas = (process.env.PATH ?? '').split(delimiter)
  const achado = pastas.flatMap((pasta) => NOMES.map((nome) => join(pasta, nome))).find(executavel)
  if (!achado) throw new Error('Chromium não encontrado: instale-o ou informe o caminho em CHROMIUM.')
  return achado
}

function executavel(caminho: string): boolean {
  try {
    accessSync(caminho, constants.X_OK)
    return true
  } catch {
    return false
  }
}
