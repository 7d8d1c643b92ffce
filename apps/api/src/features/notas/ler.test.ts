import { CONTAS_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import {
  baixarDanfe,
  baixarXmlDaNota,
  listarNotasFiscaisDoCliente,
  obterNotaFiscal,
} from '@balcao/dominio/notas/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, count, desc, eq, gte, isNotNull, ne } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { textoPorPagina } from '../../../test/ler-pdf.ts'
import { colaborador, permissao } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { lerNfe } from './ler-nfe.ts'
import { notaFiscal, notaItem, notaXml } from './tabelas.ts'

let teste: AppDeTeste
let grande: number
let recente: number
beforeAll(async () => {
  teste = await criarAppDeTeste()
  grande = await quemMaisComprou('2000-01-01')
  recente = await quemMaisComprou(somarDias(hoje(), -45))
})
afterAll(() => teste.fechar())
afterEach(() => banco().delete(permissao))

const banco = () => teste.negocio().banco
const hoje = () => hojeEm(teste.agora())

async function quemMaisComprou(desde: string): Promise<number> {
  const [maior] = await banco()
    .select({ id: notaFiscal.clienteId })
    .from(notaFiscal)
    .where(gte(notaFiscal.dataSaida, desde))
    .groupBy(notaFiscal.clienteId)
    .orderBy(desc(count()))
    .limit(1)
  return maior?.id ?? 0
}

async function notaDe(onde = isNotNull(notaFiscal.id)) {
  const [nota] = await banco()
    .select()
    .from(notaFiscal)
    .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
    .where(onde)
    .orderBy(desc(notaFiscal.dataSaida))
    .limit(1)
  if (!nota) throw new Error('sem nota assim')
  return nota.nota_fiscal
}

async function contaDe(tipo: TipoDeUsuario): Promise<number> {
  const cpf = CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''
  const [conta] = await banco().select().from(colaborador).where(eq(colaborador.cpf, cpf))
  return conta?.id ?? 0
}

const listar = async (idCli: number, query: object = {}, tipo: TipoDeUsuario = 'ADMIN') =>
  teste.chamar(listarNotasFiscaisDoCliente, { token: await teste.tokenDe(tipo), params: { idCli }, query })

describe('GET /sac/clientes/:idCli/notas-fiscais-paginate', () => {
  it('DOC-04 sem datas, as notas dos últimos 45 dias, a mais nova primeiro', async () => {
    const { status, corpo } = await listar(recente, { take: 100 })
    const desde = somarDias(hoje(), -45)
    const esperadas = await banco()
      .select({ id: notaFiscal.id })
      .from(notaFiscal)
      .where(and(eq(notaFiscal.clienteId, recente), gte(notaFiscal.dataSaida, desde)))
      .orderBy(desc(notaFiscal.dataSaida), desc(notaFiscal.id))
    expect(status).toBe(200)
    expect(esperadas.length).toBeGreaterThan(2)
    expect(corpo.itens.map(({ id }) => id)).toEqual(esperadas.map(({ id }) => id))
    expect(corpo.paginator.total).toBe(esperadas.length)
  })

  it('DOC-04 cada nota com os nomes do fio', async () => {
    const { corpo } = await listar(recente)
    const nota = await notaDe(eq(notaFiscal.clienteId, recente))
    const [dono] = await banco().select().from(cliente).where(eq(cliente.id, recente))
    const achada = corpo.itens.find(({ id }) => id === nota.id)
    expect(achada).toMatchObject({
      numNf: nota.numero,
      serie: nota.serie,
      idFil: nota.filialId,
      chave: nota.chave,
      dtSai: nota.dataSaida,
      vlTot: Number(nota.valorTotal),
      rastreio: nota.rastreioTipo && { tipo: nota.rastreioTipo, codigo: nota.rastreioCodigo },
      qtdeIt: nota.quantidadeItens,
      cliente: { id: recente, razSoc: dono?.razaoSocial, fant: dono?.fantasia, cnpj: dono?.documento },
      filial: { idFil: nota.filialId },
    })
    expect(achada?.observacao).toMatch(/^Pedido \d+\./)
  })

  it('DOC-04 o período pedido vale, e com o fim só, os 45 dias antes dele', async () => {
    const todas = await listar(grande, { dtInicial: '2000-01-01', take: 100 })
    const dias = todas.corpo.itens.map(({ dtSai }) => dtSai)
    expect(todas.corpo.itens.length).toBeGreaterThan(40)
    const meio = dias[20] ?? ''
    const ate = await listar(grande, { dtFinal: meio, take: 100 })
    expect(ate.corpo.itens.map(({ dtSai }) => dtSai)).toEqual(
      dias.filter((dia) => dia <= meio && dia >= somarDias(meio, -45)),
    )
    const um = await listar(grande, { dtInicial: meio, dtFinal: meio })
    expect(new Set(um.corpo.itens.map(({ dtSai }) => dtSai))).toEqual(new Set([meio]))
  })

  it.each([
    ['numNf', 'ASC'],
    ['vlTot', 'DESC'],
    ['qtdeIt', 'DESC'],
    ['dtSai', 'ASC'],
  ] as const)('DOC-04 em ordem de %s %s, página por página', async (orderBy, sortBy) => {
    const pedido = { dtInicial: '2000-01-01', orderBy, sortBy, take: 20 }
    const [uma, duas] = await Promise.all([1, 2].map((page) => listar(grande, { ...pedido, page })))
    const valores = [...(uma?.corpo.itens ?? []), ...(duas?.corpo.itens ?? [])]
    const ordenados = valores.map((nota) => nota[orderBy])
    const sinal = sortBy === 'ASC' ? 1 : -1
    expect(ordenados).toEqual(ordenados.toSorted((a, b) => (a < b ? -sinal : a > b ? sinal : 0)))
    expect(new Set(valores.map(({ id }) => id)).size).toBe(40)
  })

  it('PAR-03 diasLimiteConsultaPedido muda a janela', async () => {
    await banco().insert(parametro).values({ chave: 'GERAL_diasLimiteConsultaPedido', valor: '400' })
    await teste.negocio().renovarParametros()
    const { corpo } = await listar(grande, { take: 100 })
    await banco().delete(parametro).where(eq(parametro.chave, 'GERAL_diasLimiteConsultaPedido'))
    await teste.negocio().renovarParametros()
    expect(corpo.itens.length).toBeGreaterThan((await listar(grande, { take: 100 })).corpo.itens.length)
  })

  it('422 para data ou ordem que não existem', async () => {
    expect((await listar(grande, { dtInicial: '2026-02-31' })).status).toBe(422)
    expect((await listar(grande, { orderBy: 'chave' })).status).toBe(422)
  })
})

describe('GET /sac/notasfiscais/:id', () => {
  it('DOC-04 itens, totais e duplicatas, como estão no XML', async () => {
    const nota = await notaDe(eq(notaFiscal.clienteId, grande))
    const { status, corpo } = await teste.chamar(obterNotaFiscal, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id: nota.id },
    })
    const [xml] = await banco().select().from(notaXml).where(eq(notaXml.notaId, nota.id))
    const nfe = lerNfe(xml?.xml ?? new Uint8Array())
    const itens = await banco().select().from(notaItem).where(eq(notaItem.notaId, nota.id))
    expect(status).toBe(200)
    expect(corpo).toMatchObject({ id: nota.id, naturezaOperacao: nota.naturezaOperacao })
    expect(corpo.itens).toHaveLength(itens.length)
    expect(corpo.itens.map(({ numeroItem }) => numeroItem)).toEqual(itens.map((_, i) => i + 1))
    expect(corpo.documento?.totais.nota).toBe(corpo.vlTot)
    expect(corpo.documento?.duplicatas).toEqual(
      nfe.duplicatas.map(({ numero, vencimento, valor }) => ({
        nro: numero,
        dtVenc: vencimento,
        valor: Number(valor),
      })),
    )
    expect(corpo.documento).toMatchObject({ protocolo: nfe.protocolo?.numero, semValorFiscal: true })
    expect(corpo.transportadora?.id).toBe(nota.transportadoraId)
  })

  it('DOC-04 sem documento legível, a nota se vê mesmo assim', async () => {
    const tickets = cenarioDeTickets(teste)
    const dono = await cenarioDeClientes(teste).criar()
    const { nota } = await tickets.criarNota(dono.id, await tickets.filialDoOperador(0), 1)
    const token = await teste.tokenDe('ADMIN')
    const params = { id: nota.id }
    await banco()
      .insert(notaXml)
      .values({ notaId: nota.id, xml: Buffer.from('<nada/>') })
    const lida = await teste.chamar(obterNotaFiscal, { token, params })
    expect([lida.status, lida.corpo.documento]).toEqual([200, null])
    const ilegivel = await teste.chamar(baixarDanfe, { token, params })
    expect([ilegivel.status, ilegivel.erro.codigo]).toEqual([409, 'NOTA_ILEGIVEL'])
    await banco().delete(notaXml).where(eq(notaXml.notaId, nota.id))
    for (const contrato of [baixarDanfe, baixarXmlDaNota]) {
      const { status, erro } = await teste.chamar(contrato, { token, params })
      expect([status, erro.codigo]).toEqual([409, 'NOTA_SEM_XML'])
    }
  })
})

describe('GET /sac/notasfiscais/:id/download', () => {
  it('API-08 o XML vem byte por byte, com a chave no nome', async () => {
    const nota = await notaDe(eq(notaFiscal.clienteId, grande))
    const { bruta, headers } = await teste.chamar(baixarXmlDaNota, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id: nota.id },
    })
    const [guardado] = await banco().select().from(notaXml).where(eq(notaXml.notaId, nota.id))
    expect(Buffer.compare(bruta.rawPayload, Buffer.from(guardado?.xml ?? []))).toBe(0)
    expect(headers['content-type']).toMatch(/^application\/xml/)
    expect(headers['content-disposition']).toContain(`attachment; filename="${nota.chave}-nfe.xml"`)
  })

  it('API-08 o DANFE é um PDF com a chave e o total da nota', async () => {
    const nota = await notaDe(eq(notaFiscal.clienteId, grande))
    const { bruta, headers } = await teste.chamar(baixarDanfe, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id: nota.id },
    })
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toContain(`${nota.chave}-danfe.pdf`)
    expect(bruta.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const [pagina = ''] = await textoPorPagina(bruta.rawPayload)
    expect(pagina.replace(/\s/g, '')).toContain(nota.chave)
    expect(pagina).toContain('SEM VALOR FISCAL')
  })
})

describe('quem vê', () => {
  const contratosDaNota = [obterNotaFiscal, baixarXmlDaNota, baixarDanfe] as const

  it('PER-01 o representante, só as notas dos próprios clientes; as de outra pessoa não existem', async () => {
    const eu = await contaDe('REPRESENTANTE')
    const token = await teste.tokenDe('REPRESENTANTE')
    const [minha, alheia] = [
      await notaDe(eq(cliente.representanteId, eu)),
      await notaDe(ne(cliente.representanteId, eu)),
    ]
    for (const contrato of contratosDaNota) {
      expect((await teste.chamar(contrato, { token, params: { id: minha.id } })).status).toBe(200)
      expect((await teste.chamar(contrato, { token, params: { id: alheia.id } })).status).toBe(404)
      expect((await teste.chamar(contrato, { token, params: { id: 999_999_999 } })).status).toBe(404)
    }
    expect((await listar(minha.clienteId, {}, 'REPRESENTANTE')).status).toBe(200)
    expect((await listar(alheia.clienteId, {}, 'REPRESENTANTE')).status).toBe(404)
  })

  it('PER-01 403 sem a permissão, na consulta e na busca', async () => {
    const nota = await notaDe(eq(notaFiscal.clienteId, grande))
    const token = await teste.tokenDe('CONSUMIDOR_FINAL')
    for (const contrato of contratosDaNota)
      expect((await teste.chamar(contrato, { token, params: { id: nota.id } })).status).toBe(403)
    expect((await listar(grande, {}, 'CONSUMIDOR_FINAL')).status).toBe(403)

    const procurar = async () => {
      const operador = await teste.tokenDe('OPERADOR')
      const { corpo } = await teste.chamar(buscarEmTudo, { token: operador, query: { q: nota.chave } })
      return corpo.grupos.map(({ tipo }) => tipo)
    }
    expect(await procurar()).toContain('notas')
    await banco().insert(permissao).values({ tipo: 'OPERADOR', acao: 'CLIENTE_NOTAS', autorizado: false })
    expect(await procurar()).not.toContain('notas')
  })
})
