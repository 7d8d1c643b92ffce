import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'

/** What a copy says about itself, written last: a folder without it is not a copy. */
const ficha = z.object({
  formato: z.literal(1),
  negocio: z.string(),
  versao: z.string(),
  /** The instant that the database is of. */
  momento: z.string(),
  /** The last step of the schema; a copy is read back into that one, and then brought to today's. */
  migracao: z.string(),
  tabelas: z.array(
    z.object({ esquema: z.string(), nome: z.string(), colunas: z.array(z.string()), linhas: z.number() }),
  ),
  sequencias: z.array(
    z.object({ esquema: z.string(), nome: z.string(), valor: z.string(), usada: z.boolean() }),
  ),
  arquivos: z.object({ quantos: z.number(), bytes: z.number() }),
})
export type Ficha = z.output<typeof ficha>

const arquivoCopiado = z.object({
  chave: z.string(),
  tipo: z.string(),
  bytes: z.number(),
  sha256: z.string(),
})
export type ArquivoCopiado = z.output<typeof arquivoCopiado>

/** A folder that cannot be read back, told in a sentence. */
export class CopiaInvalida extends Error {}

export const lugares = (pasta: string) => ({
  ficha: join(pasta, 'ficha.json'),
  relacao: join(pasta, 'arquivos.jsonl'),
  banco: join(pasta, 'banco'),
  arquivos: join(pasta, 'arquivos'),
})

export const arquivoDaTabela = (pasta: string, { esquema, nome }: { esquema: string; nome: string }) =>
  join(lugares(pasta).banco, `${esquema}.${nome}.copy.gz`)

export async function lerFicha(pasta: string): Promise<Ficha> {
  const texto = await readFile(lugares(pasta).ficha, 'utf8').catch(() => {
    throw new CopiaInvalida(`Em ${pasta} não há uma cópia inteira: falta ficha.json.`)
  })
  const lida = ficha.safeParse(interpretar(texto))
  if (!lida.success) throw new CopiaInvalida(`A ficha da cópia em ${pasta} não se entende.`)
  return lida.data
}

export async function* lerRelacao(pasta: string): AsyncGenerator<ArquivoCopiado> {
  for await (const linha of createInterface(createReadStream(lugares(pasta).relacao, 'utf8'))) {
    const lido = arquivoCopiado.safeParse(interpretar(linha))
    if (!lido.success) throw new CopiaInvalida(`A relação de arquivos da cópia em ${pasta} não se entende.`)
    yield lido.data
  }
}

function interpretar(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return null
  }
}
