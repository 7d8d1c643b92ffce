import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Aprovador } from '../aprovacoes/aprovador.ts'
import { itensParaAprovar } from './itens-para-aprovar.ts'
import { soltarBloqueio } from './liberar-bloqueio.ts'
import { bloqueiosAbertos, travarPedido, travarPedidoVisivel } from './queries-mudanca.ts'
import { linhasParaAprovar } from './queries-para-aprovar.ts'

/** GES-03, VEN-01 An order that is held: each yes releases what it may; a no leaves it held, and says why. */
export const APROVADOR_DE_PEDIDOS: Aprovador = {
  travar: travarPedidoVisivel,
  async aplicar(tx, caso, { referenciaId }, { aprova, motivo, motivos }) {
    if (!aprova) return {}
    const abertos = (await bloqueiosAbertos(tx, referenciaId)).filter(({ tipo }) => motivos.includes(tipo))
    if (abertos.length === 0) throw new ErroDeNegocio('BLOQUEIO_JA_LIBERADO')
    let antes = await travarPedido(tx, referenciaId)
    for (const bloqueio of abertos)
      antes = await soltarBloqueio(tx, caso, antes, bloqueio, motivo || 'Aprovado')
    // Whoever took it hears that it goes on, where the branch tells them so.
    return { avisou: caso.negocio.parametros(antes.filialId).pedidoAvisaVendedor }
  },
  async itens(banco, _pergunta, { referenciaId, clienteId, filialId }) {
    return filialId === null
      ? []
      : itensParaAprovar(banco, { clienteId, filialId }, await linhasParaAprovar(banco, referenciaId))
  },
  proposta: async () => null,
  retirar: async () => undefined,
}
