import { MOTIVO_UNICO } from '@balcao/dominio/aprovacoes/tipos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pedirTroca } from '@balcao/dominio/trocas/contratos'
import { impedimentoParaPedir } from '@balcao/dominio/trocas/regras'
import { resumoDaTroca } from '@balcao/dominio/trocas/resumo'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { pedirAprovacao } from '../aprovacoes/pedir.ts'
import { anunciarCliente } from '../clientes/anunciar.ts'
import { acertoDe, mudouDesdeOPedido, semReposicao, situacaoDe } from './presenter.ts'
import { trocaPorId } from './queries.ts'
import { mudarTroca, travarOrcamentoDaTroca, travarTroca } from './queries-mudanca.ts'

/** GES-04 Asks for a yes to what stands now: whatever changes after it is not what was approved. */
export const rotaPedirTroca = rota(pedirTroca, async ({ params, corpo, sessao, negocio, autoria, tx }) => {
  const antes = await travarTroca(tx, sessao, params.idTroca)
  const orcamento = await travarOrcamentoDaTroca(tx, antes.id)
  const partes = await trocaPorId(tx, antes.id)
  if (!partes) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const impedimento = impedimentoParaPedir(situacaoDe(partes), {
    semReposicao: semReposicao(partes),
    mudou: mudouDesdeOPedido(partes),
  })
  if (impedimento) throw new ErroDeNegocio(impedimento)
  if (antes.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  const { justificativa } = corpo
  const acerto = acertoDe(partes)
  const { versao } = await mudarTroca(tx, autoria, antes.id, {
    justificativa,
    pedidaEm: autoria.agora,
    orcamentoVersao: orcamento?.versao ?? null,
    valorNovo: acerto.novo.toFixed(2),
    autorizadaEm: null,
    autorizadaPor: null,
    teto: null,
  })
  const { id: idAprovacao, avisados } = await pedirAprovacao(
    tx,
    { negocio, autoria },
    {
      tipo: 'TROCA',
      referenciaId: antes.id,
      clienteId: antes.clienteId,
      filialId: antes.filialId,
      solicitanteId: sessao.colaboradorId,
      donoId: antes.colaboradorId,
      resumo: resumoDaTroca(
        { destino: antes.destino, nota: partes.nota.numero, acerto },
        negocio.parametros(antes.filialId).casasDecimaisDinheiro,
      ),
      mensagem: justificativa,
      motivos: [MOTIVO_UNICO],
      // GES-04 The greatest exchange that somebody may approve goes by what comes back, or by what goes out where that is more.
      valor: (acerto.diferenca.greaterThan(0) ? acerto.novo : acerto.devolvido).toFixed(2),
    },
  )
  await registrarHistorico(tx, autoria, {
    entidade: 'troca',
    entidadeId: antes.id,
    acao: 'PEDIR',
    dados: { justificativa, devolvido: acerto.devolvido.toFixed(2), novo: acerto.novo.toFixed(2) },
  })
  await anunciarCliente(tx, autoria)
  return {
    idAprovacao,
    versao,
    message:
      avisados.length === 0
        ? 'Troca pedida. Ninguém desta filial pode aprovar: avise o administrador.'
        : 'Troca pedida. Quem pode aprovar foi avisado.',
  }
})
