import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { MAXIMO_EM_LOTE } from '../listas/lote.ts'
import { type TipoDeUsuario, tiposDeUsuario } from '../usuarios.ts'
import { campoData, campoId, texto } from '../validacao.ts'
import { aviso, CAMPOS_DO_AVISO } from './campos.ts'

export const TAMANHO_DO_AVISO = { titulo: 120, mensagem: 2000 } as const

const MAXIMO_DE_SETORES = 50
const PUBLICACOES_POR_MINUTO = 30

export const listarAvisos = contrato('GET /sac/avisos', {
  acao: 'AVISO_VER',
  descricao: 'Avisos que a sessão pode ver, dos mais novos aos mais antigos',
  le: ['avisos'],
  query: consultaDe(CAMPOS_DO_AVISO, 'dtCriacao', 10),
  resposta: lista(aviso),
})

export const exportarAvisos = exportacaoDe('GET /sac/avisos/exportar', listarAvisos)

/** ENT-10 How many notices the person has not confirmed. */
const naoLidos = z.object({ quantidade: z.number() })

export const contarAvisosNaoLidos = contrato('GET /sac/avisos/nao-lidos', {
  acao: 'AVISO_VER',
  descricao: 'Quantidade de avisos não lidos',
  le: ['avisos'],
  resposta: naoLidos,
})

/** AVI-01 Confirming again changes nothing; answers how many remain. */
export const confirmarAviso = contrato('POST /sac/avisos/:idAviso/lido', {
  acao: 'AVISO_CONFIRMAR',
  descricao: 'Confirma a leitura de um aviso',
  muda: ['avisos'],
  params: z.object({ idAviso: campoId }),
  resposta: naoLidos,
})

export const confirmarTodosOsAvisos = contrato('POST /sac/avisos/lidos', {
  acao: 'AVISO_CONFIRMAR',
  descricao: 'Confirma a leitura de todos os avisos que a sessão pode ver',
  muda: ['avisos'],
  resposta: naoLidos,
})

/** AVI-01 One that the session does not see is as if it were not asked for. */
export const confirmarVariosAvisos = contrato('POST /sac/avisos/lote/lidos', {
  acao: 'AVISO_CONFIRMAR',
  descricao: 'Confirma a leitura de vários avisos',
  muda: ['avisos'],
  corpo: z.object({ avisos: z.array(campoId).check(z.minLength(1), z.maxLength(MAXIMO_EM_LOTE)) }),
  resposta: naoLidos,
})

const tipos = tiposDeUsuario as [TipoDeUsuario, ...TipoDeUsuario[]]

/** API-11 Without types it is for all of them; without a branch, for all branches. */
export const publicarAviso = contrato('POST /sac/avisos', {
  acao: 'AVISO_PUBLICAR',
  descricao:
    'Publica um aviso para todos, para tipos de conta, setores ou uma filial, já ou em um dia marcado',
  muda: ['avisos'],
  limitePorMinuto: PUBLICACOES_POR_MINUTO,
  corpo: z.object({
    titulo: texto(1, TAMANHO_DO_AVISO.titulo),
    mensagem: texto(1, TAMANHO_DO_AVISO.mensagem),
    importante: z._default(z.boolean(), false),
    tipos: z._default(z.array(z.enum(tipos)).check(z.maxLength(tipos.length)), []),
    idFil: z.optional(z.nullable(campoId)),
    /** ADM-08 Whoever works in one of them; none is whoever. */
    setores: z._default(z.array(campoId).check(z.maxLength(MAXIMO_DE_SETORES)), []),
    /** First and last day; without them, from now and until it is taken away. */
    de: z._default(z.nullable(campoData), null),
    ate: z._default(z.nullable(campoData), null),
  }),
  resposta: z.object({ id: z.number(), agendado: z.boolean() }),
})
