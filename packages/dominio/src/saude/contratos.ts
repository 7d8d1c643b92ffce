import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { filtrosDe } from '../listas/campos.ts'
import { lista, pagina } from '../listas/esquemas.ts'
import { campoId } from '../validacao.ts'
import { CAMPOS_DA_TAREFA, tarefaQueFalhou } from './campos.ts'
import { partesDaSaude, partesQueSeTentam, situacoesDaParte } from './partes.ts'
import { situacoesDaFila } from './situacoes.ts'

const POR_PAGINA = 20
/** What a task says of its failure is for reading; the log has the whole. */
export const TAMANHO_DO_ERRO_DA_TAREFA = 2000

const fila = z.object({
  /** Null where the process that answered runs no queue. */
  situacao: z.nullable(z.enum(situacoesDaFila)),
  /** Since when it runs, or since when it does not. */
  desde: z.nullable(z.string()),
  tentativas: z.number(),
  motivo: z.nullable(z.string()),
  esperando: z.number(),
  /** Since when the oldest of those that wait has been due. */
  maisAntigaDesde: z.nullable(z.string()),
  rodando: z.number(),
})
export type FilaNaSaude = z.output<typeof fila>

const parte = z.object({
  parte: z.enum(partesDaSaude),
  situacao: z.enum(situacoesDaParte),
  oQueHa: z.string(),
  /** Since when it is so, where that is known. */
  desde: z.nullable(z.string()),
  /** How much of it may be tried again now. */
  aTentar: z.number(),
})
export type ParteNaSaude = z.output<typeof parte>

/** ADM-11 Whether what nobody sees goes on: mail, deliveries to the ERP, automations. */
export const verSaude = contrato('GET /administracao/saude', {
  acao: 'SAUDE_VER',
  descricao: 'Como está o que faz o negócio andar: fila, e-mail, ERP, arquivos, banco, cópias, versões',
  le: ['tarefas'],
  resposta: z.object({ fila, partes: z.array(parte) }),
})

/** ADM-11 What failed: given up first, then what is tried again. What the tasks carry is not shown, there may be secrets in it. */
export const listarTarefasQueFalharam = contrato('GET /administracao/saude/tarefas', {
  acao: 'SAUDE_VER',
  descricao: 'Tarefas da fila que falharam',
  le: ['tarefas'],
  query: z.object({ ...filtrosDe(CAMPOS_DA_TAREFA), ...pagina(POR_PAGINA) }),
  resposta: lista(tarefaQueFalhou),
})

/** ADM-11 One that was given up goes back to the queue, with all its attempts before it. */
export const tentarTarefaDeNovo = contrato('POST /administracao/saude/tarefas/:idTarefa/tentar-de-novo', {
  acao: 'SAUDE_VER',
  descricao: 'Tenta de novo uma tarefa da qual a fila desistiu',
  muda: ['tarefas'],
  params: z.object({ idTarefa: campoId }),
  resposta: z.object({ message: z.string() }),
})

/** ADM-11 All of a part that failed, at once: as somebody does who has just mended what it needs. */
export const tentarParteDeNovo = contrato('POST /administracao/saude/partes/:parte/tentar-de-novo', {
  acao: 'SAUDE_VER',
  descricao: 'Tenta de novo, agora, tudo o que falhou em uma parte',
  muda: ['tarefas'],
  params: z.object({ parte: z.enum(partesQueSeTentam) }),
  resposta: z.object({ message: z.string() }),
})
