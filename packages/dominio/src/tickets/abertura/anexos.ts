import { MAXIMO_DE_ARQUIVOS } from '../../arquivos/anexos.ts'
import { MENSAGENS } from '../../mensagens.ts'
import type { DadosDaAbertura } from './contratos.ts'

type Distribuidos = {
  /** Positions of the files of each product. */
  porProduto: ReadonlyMap<number, readonly number[]>
  /** Positions of the files that are about the whole ticket. */
  gerais: readonly number[]
}

/** NOV-10 Which files are whose; one of a product that the ticket does not have is refused. */
export function distribuirAnexos(
  total: number,
  arquivosDosItens: DadosDaAbertura['arquivosDosItens'],
  produtos: ReadonlySet<number>,
): Distribuidos | { campos: Record<string, string> } {
  const campos: Record<string, string> = {}
  const porProduto = new Map<number, number[]>()
  const deProdutos = new Set<number>()
  for (const [i, { arquivo, produto_id }] of arquivosDosItens.entries()) {
    if (arquivo >= total || deProdutos.has(arquivo))
      campos[`arquivosDosItens.${i}.arquivo`] = MENSAGENS.invalido
    if (!produtos.has(produto_id)) campos[`arquivosDosItens.${i}.produto_id`] = MENSAGENS.invalido
    deProdutos.add(arquivo)
    porProduto.set(produto_id, [...(porProduto.get(produto_id) ?? []), arquivo])
  }
  if (Object.keys(campos).length > 0) return { campos }
  const gerais = Array.from({ length: total }, (_, i) => i).filter((posicao) => !deProdutos.has(posicao))
  return { porProduto, gerais }
}

/** NOV-11 At most six files for each product, and for the ticket itself. */
export function anexosDemais({ porProduto, gerais }: Distribuidos): boolean {
  return [gerais, ...porProduto.values()].some(({ length }) => length > MAXIMO_DE_ARQUIVOS.dialogo)
}
