import { MENSAGENS } from '@balcao/dominio/mensagens'
import { expect, it } from 'vitest'
import { MOTIVOS, notaDe, produtoDe, TIPO } from '../../../../teste/notas-do-ticket-novo.tsx'
import { paraEnvio } from '../pedido/estado.ts'
import { assistenteNoTicket, problemasDaDevolucao } from './assistente-da-devolucao.ts'
import {
  comNota,
  comProduto,
  type DevolucaoNova,
  devolucaoEmBranco,
  evidenciasDa,
  montarDevolucao,
  ticketDa,
} from './devolucao-nova.ts'

const [DANIFICADA, OUTRO] = MOTIVOS
const NOTA = notaDe(5501, { transportadora: { id: 8, razSoc: 'Rápida Cargas' } })
const LIMITES = { maximoDeItens: 100, limiteDeAnexosMb: 10 }
const emBranco = () => comNota(devolucaoEmBranco({ ...TIPO, usa_mensagem: 1, usa_transportadora: 1 }), NOTA)
const FOTO = new File(['x'], 'foto.png', { type: 'image/png' })

const com = (devolucao: DevolucaoNova, id: number, mudanca: object, produto = produtoDe(id)) =>
  comProduto(devolucao, produto, () => mudanca)

it('MES-07 cliente, filial, transportadora e assunto vêm da nota', () => {
  const { ticket, passo } = emBranco()
  expect(passo).toBe('DEVOLUCAO')
  expect(paraEnvio(ticket)).toMatchObject({
    idTipo: TIPO.id,
    idCli: 9,
    idFil: 1,
    transportadora_id: 8,
    assunto: 'Devolução da nota 5501',
    origem: 'PORTAL',
  })
})

it('MES-07 outra nota leva os produtos da anterior; a mesma os deixa', () => {
  const comUm = com(emBranco(), 1, { quantidade: 2 })
  expect(comNota(comUm, NOTA).produtos).toBe(comUm.produtos)
  const outra = comNota(comUm, notaDe(6000))
  expect(outra.produtos).toEqual({})
  expect(outra.ticket).toMatchObject({ assunto: 'Devolução da nota 6000', transportadora: null })
  const contato = { nome: 'Lia', email: 'lia@exemplo.test', copias: [] } as never
  const comContato = { ...comUm, ticket: { ...comUm.ticket, contato } }
  expect(comNota(comContato, notaDe(6000)).ticket.contato).toBe(contato)
  const deOutro = notaDe(7000, { cliente: { id: 77, razSoc: 'Outro Ltda', fant: 'Outro' } })
  expect(comNota(comContato, deOutro).ticket.contato).toBeUndefined()
  const comAssunto = { ...comUm, ticket: { ...comUm.ticket, assunto: 'Meu assunto' } }
  expect(comNota(comAssunto, notaDe(6000)).ticket.assunto).toBe('Meu assunto')
})

it('MES-07 o motivo geral vale para cada produto que não tem o seu', () => {
  let devolucao: DevolucaoNova = { ...emBranco(), geral: { motivo: OUTRO ?? null, obs: 'Pedido a mais' } }
  devolucao = com(devolucao, 1, { quantidade: 2, arquivos: [FOTO] })
  devolucao = com(devolucao, 2, { quantidade: 1, motivo: DANIFICADA })
  devolucao = com(devolucao, 3, { obs: 'sem quantidade não volta' })
  expect(
    paraEnvio(ticketDa(devolucao)).itens.map(({ produto_id, motivo_id, obs, qtd_solicitada }) => [
      ...[produto_id, motivo_id, obs, qtd_solicitada],
    ]),
  ).toEqual([
    [1, 2, 'Pedido a mais', 2],
    [2, 1, '', 1],
  ])
  expect(paraEnvio(ticketDa(devolucao)).arquivosDosItens).toEqual([{ arquivo: 0, produto_id: 1 }])
})

const GERAL = { motivo: DANIFICADA ?? null, obs: '' }

it.each<[string, DevolucaoNova, Record<string, string>]>([
  ['nada volta', { ...emBranco(), geral: GERAL }, { itens: MENSAGENS.obrigatorio }],
  ['sem motivo', com(emBranco(), 1, { quantidade: 1 }), { 'geral.motivo': MENSAGENS.motivoObrigatorio }],
  [
    'o motivo geral pede observação',
    com({ ...emBranco(), geral: { motivo: OUTRO ?? null, obs: '' } }, 1, { quantidade: 1 }),
    { 'geral.obs': MENSAGENS.observacaoObrigatoria },
  ],
  [
    'o motivo do produto pede observação',
    com({ ...emBranco(), geral: GERAL }, 1, { quantidade: 1, motivo: OUTRO }),
    { 'produtos.1.obs': MENSAGENS.observacaoObrigatoria },
  ],
  [
    'mais do que resta',
    com({ ...emBranco(), geral: GERAL }, 1, { quantidade: 7 }),
    { 'produtos.1.quantidade': MENSAGENS.quantidadeInvalida },
  ],
  [
    'o produto exige foto',
    com({ ...emBranco(), geral: GERAL }, 1, { quantidade: 1 }, produtoDe(1, { anexo_obrigatorio: true })),
    { 'produtos.1.arquivos': MENSAGENS.anexoObrigatorio },
  ],
  ['tudo certo', com({ ...emBranco(), geral: GERAL }, 1, { quantidade: 6 }), {}],
])('MES-07 NOV-11 o que falta é dito no seu campo: %s', (_, devolucao, problemas) => {
  expect(problemasDaDevolucao(devolucao, LIMITES)).toEqual(problemas)
})

it('NOV-11 o máximo de itens da filial conta os da devolução', () => {
  const dois = com(com({ ...emBranco(), geral: GERAL }, 1, { quantidade: 1 }), 2, { quantidade: 1 })
  expect(montarDevolucao(dois, 1).recusas).toMatchObject([
    { produtoId: 2, mensagem: MENSAGENS.itensDoTicketMaximo(1) },
  ])
})

it('TIC-10 as fotos do ticket mostram o único produto que volta; de vários, o que se diz; e valem por foto exigida', () => {
  const foto = (id: number) => ({ id, nome_exibicao: `${id}.png`, midia: 'image/png' }) as never
  const noTicket = { id: 1, versao: 2, cliente: { id: 9, nome: 'Mercado' }, fotos: [foto(5), foto(6)] }
  const exige = produtoDe(1, { anexo_obrigatorio: true })
  const inicial: DevolucaoNova = { ...emBranco(), noTicket, geral: GERAL }
  const um = com(inicial, 1, { quantidade: 1 }, exige)
  expect(evidenciasDa(um)).toEqual([
    { anexo: 5, produto_id: 1 },
    { anexo: 6, produto_id: 1 },
  ])
  expect(problemasDaDevolucao(um, LIMITES)).toEqual({})
  const dois = com(um, 2, { quantidade: 1 })
  expect(evidenciasDa(dois)).toEqual([])
  expect(problemasDaDevolucao(dois, LIMITES)).toEqual({ 'produtos.1.arquivos': MENSAGENS.anexoObrigatorio })
  const ditas = { ...dois, evidencias: { 5: 2, 6: null } }
  expect(evidenciasDa(ditas)).toEqual([{ anexo: 5, produto_id: 2 }])
  const { corpo, params } = assistenteNoTicket(1).entrada(ditas) as never as { corpo: object; params: object }
  expect(params).toEqual({ idTicket: 1 })
  expect(corpo).toMatchObject({ versao: 2, idCli: 9, idFil: 1, evidencias: [{ anexo: 5, produto_id: 2 }] })
  expect(corpo).not.toHaveProperty('mensagem')
})

it('TIC-10 a nota de outro cliente não entra no ticket de um', () => {
  const noTicket = { id: 1, versao: 2, cliente: { id: 77, nome: 'Padaria' }, fotos: [] }
  const { nota, recusa } = comNota({ ...devolucaoEmBranco(TIPO), noTicket }, NOTA)
  expect([nota, recusa]).toEqual([null, 'A nota 5501 é de outro cliente, e o ticket é de Padaria.'])
})
