import { ErroDeNegocio } from '@balcao/dominio/erros'
import { anexosDemais, distribuirAnexos } from '@balcao/dominio/tickets/abertura/anexos'
import type { DadosDaAbertura } from '@balcao/dominio/tickets/abertura/contratos'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { ArquivoRecebido } from '../../../platform/http/multipart.ts'
import { guardarAnexos } from '../nucleo/guardar-anexos.ts'
import { inserirAnexos } from '../nucleo/queries-anexos.ts'
import { exigirCampos } from '../nucleo/recusar.ts'
import type { abrirTicket } from './gravar-abertura.ts'

/** A file with the product it shows, or about the ticket as a whole. */
type AnexoDaAbertura = { arquivo: ArquivoRecebido; notaItemId: number | null }

/** NOV-10, NOV-11 The files that go into the ticket; those of what its type does not ask for stay out with it. */
export function separarAnexos(
  arquivos: readonly ArquivoRecebido[],
  { arquivosDosItens, itens }: DadosDaAbertura,
  noTicket: { itens: DadosDaAbertura['itens']; gerais: boolean },
): AnexoDaAbertura[] {
  const idsDe = (lista: DadosDaAbertura['itens']) => new Set(lista.map(({ produto_id }) => produto_id))
  const distribuidos = distribuirAnexos(arquivos.length, arquivosDosItens, idsDe(itens))
  if ('campos' in distribuidos) {
    exigirCampos(distribuidos.campos)
    return []
  }
  if (anexosDemais(distribuidos)) throw new ErroDeNegocio('ARQUIVOS_DEMAIS')
  const ficam = idsDe(noTicket.itens)
  const destinos: [number | null, readonly number[]][] = [
    [null, noTicket.gerais ? distribuidos.gerais : []],
    ...[...distribuidos.porProduto].filter(([produto]) => ficam.has(produto)),
  ]
  return destinos.flatMap(([notaItemId, posicoes]) =>
    posicoes.flatMap((posicao) => {
      const arquivo = arquivos[posicao]
      return arquivo ? [{ arquivo, notaItemId }] : []
    }),
  )
}

type Guarda = Parameters<typeof guardarAnexos>[0]
type Aberto = Awaited<ReturnType<typeof abrirTicket>>

/** Those of the ticket as a whole hang on its first entry. */
export async function anexarAoTicket(
  tx: Tx,
  guarda: Guarda,
  { aberto, anexos, quando, por }: { aberto: Aberto; anexos: AnexoDaAbertura[]; quando: Date; por: number },
): Promise<void> {
  const guardados = await guardarAnexos(
    guarda,
    anexos.map(({ arquivo }) => arquivo),
  )
  const itemDe = new Map(aberto.itens.map(({ id, notaItemId }) => [notaItemId, id]))
  await inserirAnexos(
    tx,
    guardados.map((guardado, i) => {
      const notaItemId = anexos[i]?.notaItemId ?? null
      const destino =
        notaItemId === null ? { historicoId: aberto.historicoId } : { itemId: itemDe.get(notaItemId) ?? null }
      return { ...guardado, ...destino, ticketId: aberto.id, criadoEm: quando, criadoPor: por }
    }),
  )
}
