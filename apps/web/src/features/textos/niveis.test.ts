import type { MensagemNaTela } from '@balcao/dominio/textos/contratos'
import { expect, it } from 'vitest'
import { ondeMudou, oQueDiz, oQueHerda, paraGuardar, versaoNoNivel } from './niveis.ts'

const campo = { especie: 'texto', nome: 'Saudação', ajuda: '', tamanho: 100 } as const
const MENSAGEM: MensagemNaTela = {
  chave: 'emailDoTicket',
  nome: 'E-mail do ticket',
  grupo: 'tickets',
  quando: '',
  quem: '',
  soDoNegocio: false,
  partes: ['saudacao', 'assinatura'].map((nome) => ({
    nome,
    campo,
    padrao: `${nome} de fábrica`,
    variaveis: [],
  })),
  niveis: [
    { idFil: null, valores: { saudacao: 'Oi', assinatura: null }, versao: 3 },
    { idFil: 2, valores: { saudacao: null, assinatura: 'Até' }, versao: 1 },
    { idFil: 3, valores: { saudacao: null }, versao: 2 },
  ],
}

it.each([
  [null, 'saudacao', 'saudacao de fábrica', 'Oi'],
  [null, 'assinatura', 'assinatura de fábrica', 'assinatura de fábrica'],
  [1, 'saudacao', 'Oi', 'Oi'],
  [2, 'saudacao', 'Oi', 'Oi'],
  [2, 'assinatura', 'assinatura de fábrica', 'Até'],
])('ADM-08 em %s, %s herda %j e diz %j', (idFil, parte, herda, diz) => {
  const qual = { mensagem: MENSAGEM, parte, idFil }
  expect([oQueHerda(qual), oQueDiz(qual)]).toEqual([herda, diz])
})

it('ADM-08 o que fica igual ao de cima não se guarda', () => {
  expect(paraGuardar(MENSAGEM, 2, { saudacao: 'Oi ', assinatura: 'Tchau' })).toEqual({
    saudacao: null,
    assinatura: 'Tchau',
  })
})

it('ADM-08 onde mudou, e em que versão', () => {
  expect(ondeMudou(MENSAGEM)).toEqual([null, 2])
  expect([null, 2, 9].map((idFil) => versaoNoNivel(MENSAGEM, idFil))).toEqual([3, 1, 0])
})
