import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const SITE = join(import.meta.dirname, '../../apps/web/dist')

type Parte = { file: string; imports?: string[]; css?: string[] }

const manifesto = JSON.parse(readFileSync(join(SITE, 'manifesto-da-montagem.json'), 'utf8')) as Record<
  string,
  Parte
>

export function parteDaMontagem(chave: string): Parte {
  const parte = manifesto[chave]
  if (!parte) throw new Error(`${chave} não está na montagem`)
  return parte
}

/** The addresses of the code of these sources: a file is called by what is in it, and its name says nothing else. */
export const codigoDe = (...fontes: string[]) =>
  new RegExp(`/(${fontes.map((fonte) => parteDaMontagem(fonte).file).join('|')})`)
