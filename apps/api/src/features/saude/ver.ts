import { cortar } from '@balcao/dominio/formatos/cortar'
import {
  listarTarefasQueFalharam,
  TAMANHO_DO_ERRO_DA_TAREFA,
  verSaude,
} from '@balcao/dominio/saude/contratos'
import { situacaoDaTarefa } from '@balcao/dominio/saude/situacoes'
import { medirFila } from '../../platform/jobs/medir-fila.ts'
import { rota } from '../../rota.ts'
import { nomeDaTarefa } from './nomes-das-tarefas.ts'
import { verPartes } from './partes.ts'
import { type TarefaGravada, tarefasQueFalharam } from './queries.ts'

export const rotaVerSaude = rota(verSaude, async ({ negocio, tx, agora }) => {
  const medida = await medirFila(tx)
  const { esperando, rodando, maisAntigaSegundos } = medida
  const partes = await verPartes(tx, negocio, agora, medida)
  const estado = negocio.fila.atual()
  return {
    fila: {
      situacao: estado?.situacao ?? null,
      desde: estado?.desde.toISOString() ?? null,
      tentativas: estado?.tentativas ?? 0,
      motivo: estado?.motivo ?? null,
      ...{ esperando, rodando },
      maisAntigaDesde:
        maisAntigaSegundos === null
          ? null
          : new Date(agora.getTime() - maisAntigaSegundos * 1000).toISOString(),
    },
    partes: partes.map(({ desde, ...parte }) => ({ ...parte, desde: desde?.toISOString() ?? null })),
  }
})

export const rotaListarTarefasQueFalharam = rota(listarTarefasQueFalharam, async ({ query, tx }) => {
  const { itens, paginator } = await tarefasQueFalharam(tx, query)
  return { itens: itens.map(apresentarTarefa), paginator }
})

function apresentarTarefa({ id, tarefa, tentativas, maximo, erro, proximaEm, falhouEm }: TarefaGravada) {
  const situacao = situacaoDaTarefa(tentativas, maximo)
  return {
    id: Number(id),
    nome: nomeDaTarefa(tarefa),
    situacao,
    tentativas,
    maximoDeTentativas: maximo,
    erro: cortar(erro ?? '', TAMANHO_DO_ERRO_DA_TAREFA),
    proximaEm: situacao === 'DESISTIU' ? null : new Date(proximaEm).toISOString(),
    falhouEm: new Date(falhouEm).toISOString(),
  }
}
