import { ErroDeNegocio } from '@balcao/dominio/erros'
import { tentarTarefaDeNovo } from '@balcao/dominio/saude/contratos'
import { situacaoDaTarefa } from '@balcao/dominio/saude/situacoes'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { nomeDaTarefa } from './nomes-das-tarefas.ts'
import { devolverAFila, travarTarefa } from './queries.ts'

export const rotaTentarTarefaDeNovo = rota(tentarTarefaDeNovo, async ({ params, tx, autoria }) => {
  const gravada = await travarTarefa(tx, params.idTarefa)
  if (!gravada) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { tarefa, tentativas, maximo, erro, rodando } = gravada
  if (rodando || situacaoDaTarefa(tentativas, maximo) !== 'DESISTIU')
    throw new ErroDeNegocio('TAREFA_NA_FILA')
  await devolverAFila(tx, params.idTarefa)
  await registrarHistorico(tx, autoria, {
    entidade: 'tarefa',
    entidadeId: params.idTarefa,
    acao: 'TENTAR_DE_NOVO',
    dados: { tarefa, tentativas, erro },
  })
  return { message: `“${nomeDaTarefa(tarefa)}” voltou à fila.` }
})
