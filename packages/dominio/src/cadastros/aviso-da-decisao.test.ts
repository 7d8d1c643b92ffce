import { expect, it } from 'vitest'
import { TAMANHO_DO_AVISO } from '../avisos/contratos.ts'
import { avisoDaDecisao } from './aviso-da-decisao.ts'
import { TAMANHO_DO_CADASTRO } from './formulario.ts'

const PEDIDO = {
  idCadastro: 7,
  aprova: true,
  motivo: '',
  modo: 'COMPLETO',
  simulacao: false,
  cliente: { fantasia: 'Mercado Sol', razaoSocial: 'Sol Ltda' },
} as const

it.each([
  [{}, 'Cadastro aprovado: Mercado Sol', 'Mercado Sol já é cliente.'],
  [
    { simulacao: true },
    'Cadastro aprovado: Mercado Sol',
    'Mercado Sol segue como prospect, com o cadastro aprovado.',
  ],
  [
    { motivo: 'Bem-vindo' },
    'Cadastro aprovado: Mercado Sol',
    'Mercado Sol já é cliente.\nObservação: Bem-vindo',
  ],
  [
    { aprova: false, motivo: 'Falta o alvará' },
    'Cadastro recusado: Mercado Sol',
    'O cadastro de Mercado Sol foi recusado, e ele segue como prospect.\nMotivo: Falta o alvará',
  ],
  [
    { cliente: { fantasia: '', razaoSocial: 'Sol Ltda' } },
    'Cadastro aprovado: Sol Ltda',
    'Sol Ltda já é cliente.',
  ],
])('CAD-01 AVI-01 %j avisa %s', (outros, titulo, mensagem) => {
  expect(avisoDaDecisao({ ...PEDIDO, ...outros })).toEqual({
    titulo,
    mensagem,
    caminho: '/clientes/cadastros?item=7',
  })
})

it('CAD-07 o nome mais longo cabe no título de um aviso', () => {
  const fantasia = 'x'.repeat(TAMANHO_DO_CADASTRO.nomeFantasia)
  const { titulo } = avisoDaDecisao({ ...PEDIDO, cliente: { fantasia, razaoSocial: '' } })
  expect(titulo.length).toBeLessThanOrEqual(TAMANHO_DO_AVISO.titulo)
})
