import * as z from 'zod/mini'
import { EXTENSOES_DE_ANEXO, MAXIMO_DE_ARQUIVOS } from '../arquivos/anexos.ts'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista, listaCompleta } from '../listas/esquemas.ts'
import { TAMANHO_DA_MENSAGEM } from '../tickets/esquemas.ts'
import { campoId, campoSimOuNao, campoVersaoNoEndereco, texto } from '../validacao.ts'
import { CAMPOS_DA_RESPOSTA, escopo, resposta, respostaDaLista, tipo } from './campos.ts'

export const TAMANHO_DA_RESPOSTA = { titulo: 80, atalho: 30, texto: TAMANHO_DA_MENSAGEM } as const

/** What the composer offers at once; a person who has more finds them by typing. */
export const MAXIMO_OFERECIDO = 300

export const listarRespostas = contrato('GET /sac/respostas', {
  acao: 'RESPOSTA_USAR',
  descricao: 'Respostas prontas da pessoa, dos setores dela e de todos',
  le: ['respostas'],
  query: consultaDe(CAMPOS_DA_RESPOSTA, 'usos', 20),
  resposta: lista(respostaDaLista),
})

/** MES-05 All that '/' offers, those the person uses most first: chosen among by typing, without asking again. */
export const oferecerRespostas = contrato('GET /sac/respostas/oferecidas', {
  acao: 'RESPOSTA_USAR',
  descricao: 'Respostas prontas a oferecer a quem escreve, as que mais usa primeiro',
  le: ['respostas'],
  query: z.object({ setor: z.optional(campoId) }),
  resposta: listaCompleta(resposta),
})

const params = z.object({ idResposta: campoId })

export const obterResposta = contrato('GET /sac/respostas/:idResposta', {
  acao: 'RESPOSTA_USAR',
  descricao: 'Uma resposta pronta',
  le: ['respostas'],
  params,
  resposta: respostaDaLista,
})

/** MES-05 What is typed after the slash: short, and without what a keyboard makes hard. */
const campoAtalho = z.pipe(
  texto(2, TAMANHO_DA_RESPOSTA.atalho).check(
    z.regex(/^\/?[a-z0-9][a-z0-9-]+$/i, 'Use só letras sem acento, números e hífen.'),
  ),
  z.transform((digitado: string) => digitado.replace(/^\//, '').toLowerCase()),
)

const escrita = {
  titulo: texto(1, TAMANHO_DA_RESPOSTA.titulo),
  atalho: campoAtalho,
  texto: texto(1, TAMANHO_DA_RESPOSTA.texto),
  escopo,
  setor: z._default(z.nullable(campoId), null),
  tipo: z._default(tipo, null),
  aguardarCliente: z._default(campoSimOuNao, false),
  /** Files already kept, of this reply or of the one it was copied from, that it has beside those sent now. */
  anexos: z._default(z.array(campoId).check(z.maxLength(MAXIMO_DE_ARQUIVOS.dialogo)), []),
}

const arquivos = { campo: 'arquivos', maximo: MAXIMO_DE_ARQUIVOS.dialogo, extensoes: EXTENSOES_DE_ANEXO }

export const criarResposta = contrato('POST /sac/respostas', {
  acao: 'RESPOSTA_USAR',
  descricao: 'Guarda uma resposta pronta, com anexos',
  muda: ['respostas'],
  corpo: z.object(escrita),
  arquivos,
  resposta: respostaDaLista,
})

/** MES-05 `versao` is the one that was read: a reply changed meanwhile is not written over. */
export const alterarResposta = contrato('PUT /sac/respostas/:idResposta', {
  acao: 'RESPOSTA_USAR',
  descricao: 'Altera uma resposta pronta e os anexos dela',
  muda: ['respostas'],
  params,
  corpo: z.object({ ...escrita, versao: campoVersaoNoEndereco }),
  arquivos,
  resposta: respostaDaLista,
})

const excluida = z.object({ message: z.string(), versao: z.number() })

/** MES-05 It can be taken back: `restaurarResposta`. */
export const excluirResposta = contrato('DELETE /sac/respostas/:idResposta', {
  acao: 'RESPOSTA_USAR',
  descricao: 'Exclui uma resposta pronta',
  muda: ['respostas'],
  params,
  query: z.object({ versao: campoVersaoNoEndereco }),
  resposta: excluida,
})

export const restaurarResposta = contrato('POST /sac/respostas/:idResposta/restaurar', {
  acao: 'RESPOSTA_USAR',
  descricao: 'Traz de volta uma resposta pronta excluída',
  muda: ['respostas'],
  params,
  corpo: z.object({ versao: campoVersaoNoEndereco }),
  resposta: excluida,
})

/** MES-05 Counted when it is put into an answer: those a person uses most are offered first. */
export const usarResposta = contrato('POST /sac/respostas/:idResposta/usar', {
  acao: 'RESPOSTA_USAR',
  descricao: 'Conta que a pessoa usou a resposta pronta',
  muda: ['respostas'],
  params,
  corpo: z.object({}),
  resposta: z.object({ usos: z.number() }),
})

export const baixarAnexoDaResposta = contrato('GET /sac/respostas/:idResposta/anexos/:idAnexo', {
  acao: 'RESPOSTA_USAR',
  descricao: 'Baixa um anexo de uma resposta pronta',
  le: [],
  params: z.object({ idResposta: campoId, idAnexo: campoId }),
  resposta: { midia: 'application/octet-stream' },
})
