import type { TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import { describe, expect, it } from 'vitest'
import { motivoDe, notaDe, produtoDe, tipoDe } from '../../../../teste/ticket-novo.tsx'
import {
  alternarAvulso,
  alternarNota,
  CONSUMIDOR_EM_BRANCO,
  comCliente,
  comFilial,
  comItem,
  comResponsavel,
  comTipo,
  paraEnvio,
  semAlteracoes,
  semItem,
  somenteOQueOTipoPede,
  TICKET_EM_BRANCO,
  temItem,
  todosOsArquivos,
} from './estado.ts'
import type { ClienteDoTicket, ItemEscolhido } from './ticket-novo.ts'

const arquivo = (nome: string) => new File(['x'], nome)
const [A, B] = [
  { idFil: 1, razSoc: 'Matriz', desc: 'Matriz' },
  { idFil: 2, razSoc: 'Campinas', desc: 'Campinas' },
]
const cliente = (id: number, filiaisSac: ClienteDoTicket['filiaisSac']): ClienteDoTicket => ({
  id,
  fant: 'Mercado',
  razSoc: 'Mercado Ltda',
  cnpj: '11222333000181',
  cid: 'Campinas',
  uf: 'SP',
  filiaisSac,
})
const item = (id: number, arquivos: File[] = []): ItemEscolhido => ({
  produto: produtoDe(id),
  nota: { id: 7, numNf: 700 },
  qtd_solicitada: 2,
  motivo: { id: 3, descricao: 'Avaria', informa: false },
  obs: 'rasgado',
  arquivos,
})

describe('comTipo', () => {
  it.each<[string, Partial<TipoDeTicketNoFio>, boolean, boolean]>([
    ['o tipo não aceita consumidor final', { usa_consumidor_final: 0 }, false, false],
    ['o tipo aceita', { usa_consumidor_final: 1 }, false, true],
    ['a conta é de um consumidor final', { usa_consumidor_final: 0 }, true, true],
  ])('NOV-06 consumidor quando %s', (_, usos, consumidorFixo, fica) => {
    const novo = { ...TICKET_EM_BRANCO, consumidorFinal: CONSUMIDOR_EM_BRANCO }
    const depois = comTipo(novo, tipoDe(1, usos), { consumidorFixo })
    expect(depois.consumidorFinal !== null).toBe(fica)
  })

  it('NOV-04 outro tipo tem outros motivos, e o único obrigatório vem escolhido', () => {
    const folha = motivoDe(11, 'Na entrega')
    const motivos = {
      obrigatorio: true,
      itens: [motivoDe(10, 'Avaria', { subnivel: { obrigatorio: true, itens: [folha] } })],
    }
    const novo = comTipo(
      { ...TICKET_EM_BRANCO, assunto: 'Caixa', motivos: [{ id: 1 }] },
      tipoDe(2, { motivos }),
    )
    expect(novo.motivos).toEqual([{ id: 10 }, { id: 11 }])
    expect(novo).toMatchObject({ assunto: 'Caixa', menu: 'SOLICITACAO' })
    expect(comTipo(novo, tipoDe(2))).toBe(novo)
    expect(comTipo(novo, null).motivos).toEqual([])
  })
})

describe('cliente e filial', () => {
  it('NOV-06 a filial única vem escolhida; de várias, nenhuma', () => {
    expect(comCliente(TICKET_EM_BRANCO, cliente(1, [A])).filial).toEqual(A)
    expect(comCliente(TICKET_EM_BRANCO, cliente(1, [A, B])).filial).toBeNull()
    expect(comCliente(TICKET_EM_BRANCO, cliente(1, [])).filial).toBeNull()
  })

  it('as notas e os produtos de um cliente saem com ele, e com a filial', () => {
    const cheio = {
      ...TICKET_EM_BRANCO,
      cliente: cliente(1, [A, B]),
      filial: A,
      itens: [item(1)],
      notas: [notaDe(7)],
    }
    expect(comCliente(cheio, cliente(2, [A]))).toMatchObject({ itens: [], notas: [] })
    expect(comFilial(cheio, B)).toMatchObject({ filial: B, itens: [], notas: [] })
    expect(comFilial(cheio, A)).toBe(cheio)
    expect(comCliente(cheio, cliente(1, [A]))).toBe(cheio)
  })
})

describe('escolhas', () => {
  it('NOV-14 outro responsável não herda o nome do anterior', () => {
    const antes = {
      ...comResponsavel(TICKET_EM_BRANCO, 'TRANSPORTADORA'),
      responsavel: { id: 4, nome: 'Rápida' },
    }
    expect(comResponsavel(antes, 'TRANSPORTADORA')).toBe(antes)
    expect(comResponsavel(antes, 'REPRESENTANTE')).toMatchObject({
      responsavel_prorrogacao: 'REPRESENTANTE',
      responsavel: null,
    })
  })

  it('NOV-10 um produto entra uma vez só, e sai', () => {
    const com = comItem(comItem(TICKET_EM_BRANCO, item(1)), item(1))
    expect(com.itens).toHaveLength(1)
    expect(temItem(com, 1)).toBe(true)
    expect(semItem(com, 1).itens).toEqual([])
  })

  it('NOV-09, NOV-13 escolher de novo tira', () => {
    const avulso = {
      id: 5,
      display: '5 · Ração',
      idExibicao: '5',
      descricao: 'Ração',
      codigo_barras: '789',
      marca: 'X',
      idImagem: '5',
    }
    expect(alternarNota(alternarNota(TICKET_EM_BRANCO, notaDe(7)), notaDe(7)).notas).toEqual([])
    expect(alternarAvulso(alternarAvulso(TICKET_EM_BRANCO, avulso), avulso).itensAvulsos).toEqual([])
  })

  it('NOV-16 andar pelos passos não é alteração; digitar é', () => {
    expect(semAlteracoes({ ...TICKET_EM_BRANCO, passo: 'CLIENTE' }, TICKET_EM_BRANCO)).toBe(true)
    expect(semAlteracoes({ ...TICKET_EM_BRANCO, assunto: 'x' }, TICKET_EM_BRANCO)).toBe(false)
    expect(semAlteracoes({ ...TICKET_EM_BRANCO, arquivos: [arquivo('a')] }, TICKET_EM_BRANCO)).toBe(false)
  })
})

describe('o que viaja', () => {
  const completo = {
    ...TICKET_EM_BRANCO,
    tipo: tipoDe(9, { usa_nota_produto: 2, usa_mensagem: 1 }),
    assunto: 'Caixa amassada',
    motivos: [{ id: 10 }, { id: 11, obs: 'chuva' }],
    cliente: cliente(1, [A]),
    filial: A,
    origem: 'TELEFONE',
    mensagem: 'Chegou assim',
    arquivos: [arquivo('geral.png')],
    itens: [item(1, [arquivo('um.png'), arquivo('dois.png')]), item(2), item(3, [arquivo('tres.png')])],
    transportadora: { id: 8, razSoc: 'Rápida' },
    notas: [notaDe(7)],
  }

  it('ENT-01, ENT-03 os nomes do fio', () => {
    expect(paraEnvio(completo)).toMatchObject({
      idTipo: 9,
      assunto: 'Caixa amassada',
      motivo1: { id: 10 },
      motivo2: { id: 11, obs: 'chuva' },
      motivo3: undefined,
      idCli: 1,
      idFil: 1,
      origem: 'TELEFONE',
      transportadora_id: 8,
      notas: [{ id: 7 }],
    })
    expect(paraEnvio(completo).itens[0]).toEqual({
      produto_id: 1,
      motivo_id: 3,
      nfe: 700,
      descricao: 'Produto 1',
      qtd_comprada: 10,
      qtd_solicitada: 2,
      obs: 'rasgado',
    })
  })

  it('NOV-10 cada arquivo sabe de que produto é, pela posição em que viaja', () => {
    const { arquivosDosItens } = paraEnvio(completo)
    expect(todosOsArquivos(completo).map(({ name }) => name)).toEqual([
      'geral.png',
      'um.png',
      'dois.png',
      'tres.png',
    ])
    expect(arquivosDosItens).toEqual([
      { arquivo: 1, produto_id: 1 },
      { arquivo: 2, produto_id: 1 },
      { arquivo: 3, produto_id: 3 },
    ])
  })

  it('NOV-07 um consumidor final não leva o cliente escolhido antes', () => {
    const consumidorFinal = { ...CONSUMIDOR_EM_BRANCO, nome: 'Lia Melo', email: 'lia@x.com' }
    expect(paraEnvio({ ...completo, consumidorFinal })).toMatchObject({
      idCli: null,
      idFil: null,
      consumidorFinal: { nome: 'Lia Melo' },
    })
  })

  it('o que era de outro tipo não viaja, nem os arquivos dele', () => {
    const outro = somenteOQueOTipoPede({ ...completo, tipo: tipoDe(2, { usa_nota: 1 }) })
    expect(todosOsArquivos(outro)).toEqual([])
    expect(outro).toMatchObject({ itens: [], mensagem: '', transportadora: null, notas: [{ id: 7 }] })
    expect(somenteOQueOTipoPede(completo)).toMatchObject({ notas: [], transportadora: null })
  })
})
