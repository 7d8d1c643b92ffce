import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Lado } from './contagem.ts'
import type { PortaComum, Rota } from './porta-comum.ts'

/** What the placeholders of an address stand for, of something that is there. */
export type Exemplos = Record<'idCli' | 'idTicket' | 'orcamento' | 'pedido', number>

/** Everything that a version can be asked to read, asked of it: what a migration took from under it fails here. */
export async function varrer(
  porta: PortaComum,
  { lado, pasta, token, exemplos }: { lado: Lado; pasta: string; token: string; exemplos: Exemplos },
): Promise<number> {
  let pedidas = 0
  for (const rota of await leiturasDe(pasta)) {
    const params = exemplosPara(rota.caminho, exemplos)
    if (!params) continue
    await porta.pedir(rota, { token, lado, params, esperadas: RECUSAS, umaVezSo: true })
    pedidas++
  }
  return pedidas
}

/** Without what a page would ask for, or of something else: a refusal is an answer. */
const RECUSAS = [400, 403, 404, 409, 422]

async function leiturasDe(pasta: string): Promise<Rota[]> {
  const rotas = new Map<string, Rota>()
  for await (const arquivo of glob('packages/dominio/src/**/*.ts', { cwd: pasta })) {
    if (arquivo.endsWith('.test.ts')) continue
    for (const valor of Object.values(await import(pathToFileURL(join(pasta, arquivo)).href)))
      if (ehLeitura(valor)) rotas.set(valor.caminho, valor)
  }
  return [...rotas.values()]
}

const ehLeitura = (valor: unknown): valor is Rota =>
  typeof valor === 'object' &&
  valor !== null &&
  'caminho' in valor &&
  'metodo' in valor &&
  valor.metodo === 'GET'

function exemplosPara(caminho: string, exemplos: Exemplos): Record<string, number> | null {
  const params: Record<string, number> = {}
  for (const [, nome = ''] of caminho.matchAll(/:(\w+)/g)) {
    const { idCli, idTicket, orcamento, pedido } = exemplos
    const doId = caminho.includes('orcamentos/')
      ? orcamento
      : caminho.includes('pedidos/')
        ? pedido
        : undefined
    const valor = { idCli, idTicket, id: doId }[nome]
    if (valor === undefined) return null
    params[nome] = valor
  }
  return params
}
