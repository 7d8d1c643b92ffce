import { ERROS } from '@balcao/dominio/erros'
import { impedimentoParaLiberar, quemLibera } from '@balcao/dominio/pedidos/bloqueios'
import { impedimentoParaCancelar } from '@balcao/dominio/pedidos/vida'
import type { VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { type Autorizacoes, pode } from '@balcao/dominio/permissoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import type { Negocio } from '../../negocio.ts'
import type { Sessao } from '../../sessao.ts'
import { quemFoi } from './quem-foi.ts'
import type { PedidoComPartes } from './queries-detalhe.ts'
import type { BloqueioComNome, EntradaDoHistorico } from './queries-vida.ts'
import { criarRotulador } from './rotular-status.ts'

type Partes = {
  encontrado: PedidoComPartes
  historico: readonly EntradaDoHistorico[]
  bloqueios: readonly BloqueioComNome[]
  integracao: VidaDoPedido['integracao']
  idTroca: number | null
  autorizacoesDe: (conta: TipoDeUsuario) => Autorizacoes
  /** Whether an invoice took any of it. */
  temFaturado: boolean
  negocio: Negocio
  sessao: Sessao
}

const frase = (codigo: keyof typeof ERROS | null): string | null => (codigo ? ERROS[codigo].mensagem : null)

export function apresentarVida(partes: Partes): VidaDoPedido {
  const { encontrado, sessao, negocio, integracao, idTroca, temFaturado } = partes
  const { id, versao, status, filialId } = encontrado.documento
  const cancelar = pode(sessao.autorizacoes, 'PEDIDO_CANCELAR')
    ? impedimentoParaCancelar({ status, temFaturado }, negocio.parametros(filialId).pedidoCancelaAte)
    : 'SEM_PERMISSAO'
  return {
    id,
    versao,
    historico: apresentarHistorico(partes),
    bloqueios: apresentarBloqueios(partes),
    integracao,
    idTroca,
    cancelamento: { impedimento: frase(cancelar) },
  }
}

/** The order was taken before anything happened to it: where no entry says so, that is the order itself. */
function apresentarHistorico({ encontrado, historico, negocio }: Partes): VidaDoPedido['historico'] {
  const { filialId, incluidoEm, status } = encontrado.documento
  const rotular = criarRotulador(negocio)
  const nomear = (chave: string | null) => (chave === null ? null : rotular(chave, filialId))
  const primeiro = historico.findLast(({ tipo }) => tipo === 'STATUS')?.de ?? status
  const contados: VidaDoPedido['historico'] = historico.map((entrada) => ({
    id: entrada.id,
    quando: entrada.quando.toISOString(),
    quem: quemFoi(entrada),
    tipo: entrada.tipo,
    de: nomear(entrada.de),
    para: nomear(entrada.para),
    observacao: entrada.observacao,
  }))
  if (contados.some(({ tipo, de }) => tipo === 'STATUS' && de === null)) return contados
  return [
    ...contados,
    {
      id: 0,
      quando: incluidoEm.toISOString(),
      quem: encontrado.colaborador.nome,
      tipo: 'STATUS',
      de: null,
      para: nomear(primeiro),
      observacao: null,
    },
  ]
}

function apresentarBloqueios(partes: Partes): VidaDoPedido['bloqueios'] {
  const { encontrado, bloqueios, autorizacoesDe, negocio, sessao } = partes
  const { status, filialId, colaboradorId: vendedorId } = encontrado.documento
  const exigeOutraPessoa = negocio.parametros(filialId).pedidoLiberaOutraPessoa
  return bloqueios.map(({ bloqueio, liberadoPor }) => {
    const { id, tipo, detalhe, criadoEm, liberadoEm, motivo } = bloqueio
    const impedimento = impedimentoParaLiberar(
      { tipo, liberado: liberadoEm !== null, status, vendedorId },
      { ...sessao, exigeOutraPessoa },
    )
    return {
      id,
      tipo,
      detalhe,
      desde: criadoEm.toISOString(),
      liberadoEm: liberadoEm?.toISOString() ?? null,
      liberadoPor: liberadoEm && (liberadoPor ?? 'ERP'),
      motivo,
      quemLibera: quemLibera(tipo, autorizacoesDe),
      impedimento: frase(impedimento),
    }
  })
}
