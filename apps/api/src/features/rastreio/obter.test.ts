import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { listarNotasFiscaisDoCliente, obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import { type ChaveDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import { obterRastreio } from '@balcao/dominio/rastreio/contratos'
import type { TipoDeRastreio } from '@balcao/dominio/rastreio/tipos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { emJson, MAUS_MODOS, usarServicoDeFora } from '../../../test/servico-de-fora.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { ocorrenciaDeEntrega } from './tabelas.ts'

const servico = usarServicoDeFora()
let teste: AppDeTeste
let cenario: ReturnType<typeof cenarioDeTickets>
let filialId: number
let clienteId: number

beforeAll(async () => {
  teste = await criarAppDeTeste()
  cenario = cenarioDeTickets(teste)
  filialId = await cenario.filialDoOperador(0)
  clienteId = await cenario.clienteDaFilial(filialId, false)
  await parametrizar('rastreioSswEndereco', `${servico.endereco}/ssw`)
  await parametrizar('rastreioCorreiosEndereco', `${servico.endereco}/correios/`)
})
afterAll(() => teste?.fechar())

async function parametrizar(chave: ChaveDeParametro, valor: string) {
  const { banco } = teste.negocio()
  const daFilial = { chave: comPrefixo(chave), filialId }
  await banco
    .delete(parametro)
    .where(and(eq(parametro.chave, daFilial.chave), eq(parametro.filialId, filialId)))
  await banco.insert(parametro).values({ ...daFilial, valor })
  await teste.negocio().renovarParametros()
}

let codigos = 0
async function seguir(tipo: TipoDeRastreio, da = filialId) {
  const { nota } = await cenario.criarNota(clienteId, da, 1)
  const codigo = `BR${String(++codigos).padStart(9, '0')}BR`
  await teste
    .negocio()
    .banco.update(notaFiscal)
    .set({ rastreioTipo: tipo, rastreioCodigo: codigo })
    .where(eq(notaFiscal.id, nota.id))
  return { tipo, codigo, chave: nota.chave }
}
let enderecos = 0
const rastrear = async (
  { tipo, codigo }: { tipo: TipoDeRastreio; codigo: string },
  quem: TipoDeUsuario = 'OPERADOR',
) =>
  teste.chamar(obterRastreio, {
    params: { tipo, codigo },
    token: await teste.tokenDe(quem),
    // The limit per minute has a test of its own.
    ip: `10.8.0.${++enderecos}`,
  })

describe('SSW', () => {
  it('DOC-04 pergunta pela chave da nota e conta o mais novo primeiro', async () => {
    servico.atender = emJson({
      success: true,
      documento: {
        header: { remetente: 'X' },
        tracking: [
          {
            data_hora: '2026-11-10T08:00:00',
            cidade: 'CAMPINAS / SP',
            ocorrencia: 'SAIDA DE UNIDADE (83)',
            descricao: 'Saiu para a unidade destino.',
            nome_recebedor: null,
          },
          {
            data_hora: '2026-11-11T14:32:10',
            cidade: 'SANTOS / SP',
            ocorrencia: 'MERCADORIA ENTREGUE (01)',
            descricao: '',
            nome_recebedor: ' Maria ',
          },
        ],
      },
    })
    const nota = await seguir('SSW')
    const { status, corpo } = await rastrear(nota)
    expect(status).toBe(200)
    expect(corpo).toEqual({
      entregue: true,
      ocorrencias: [
        {
          codigo: '01',
          data_hora: '2026-11-11T17:32:10.000Z',
          descricao: 'MERCADORIA ENTREGUE',
          local: 'SANTOS / SP',
          recebedor: 'Maria',
          entregue: true,
        },
        {
          codigo: '83',
          data_hora: '2026-11-10T11:00:00.000Z',
          descricao: 'Saiu para a unidade destino.',
          local: 'CAMPINAS / SP',
          recebedor: null,
          entregue: false,
        },
      ],
    })
    expect(servico.recebidos).toEqual([{ metodo: 'POST', caminho: '/ssw', corpo: { chave_nfe: nota.chave } }])
  })

  it('DOC-04 a chave que ele não conhece', async () => {
    servico.atender = emJson({ success: false, message: 'Nenhum documento localizado' })
    const { status, erro } = await rastrear(await seguir('SSW'))
    expect([status, erro.codigo]).toEqual([404, 'RASTREIO_NAO_ENCONTRADO'])
  })
})

describe('Correios', () => {
  const evento = (dtHrCriado: string, descricao: string, unidade?: unknown) => ({
    codigo: 'BDE',
    dtHrCriado,
    descricao,
    ...(unidade !== undefined && { unidade }),
  })

  it('DOC-04 pergunta pelo objeto; a hora sem fuso é a de São Paulo', async () => {
    servico.atender = emJson({
      objetos: [
        {
          eventos: [
            evento('2026-11-11T09:00:00', 'Objeto entregue ao destinatário', {
              tipo: 'Unidade de Distribuição',
              endereco: { cidade: 'SANTOS', uf: 'SP' },
            }),
            evento('2026-11-10T23:30:00', 'Objeto em trânsito', 'CTE CAMPINAS'),
            evento('2026-11-09T23:30:00', 'Objeto postado'),
          ],
        },
      ],
    })
    const nota = await seguir('CORREIOS')
    const { corpo } = await rastrear(nota)
    expect(corpo.entregue).toBe(true)
    expect(corpo.ocorrencias.map(({ data_hora, local, entregue }) => [data_hora, local, entregue])).toEqual([
      ['2026-11-11T12:00:00.000Z', 'Unidade de Distribuição - SANTOS/SP', true],
      ['2026-11-11T02:30:00.000Z', 'CTE CAMPINAS', false],
      ['2026-11-10T02:30:00.000Z', null, false],
    ])
    expect(servico.recebidos).toMatchObject([{ metodo: 'GET', caminho: `/correios/objetos/${nota.codigo}` }])
  })

  it.each([
    ['404', emJson({ msgs: ['Objeto não encontrado'] }, 404)],
    ['mensagem em vez de eventos', emJson({ objetos: [{ mensagem: 'SRO-020: Objeto não encontrado' }] })],
    ['nenhum objeto', emJson({ objetos: [] })],
  ])('DOC-04 o objeto que eles não conhecem: %s', async (_caso, atender) => {
    servico.atender = atender
    const { status, erro } = await rastrear(await seguir('CORREIOS'))
    expect([status, erro.codigo]).toEqual([404, 'RASTREIO_NAO_ENCONTRADO'])
  })

  it('DOC-04 PAR-01 com o token da filial eles sabem quem pergunta, e mais ninguém o recebe', async () => {
    servico.atender = emJson({ objetos: [{ eventos: [] }], documento: { tracking: [] } })
    await rastrear(await seguir('CORREIOS'))
    await parametrizar('rastreioCorreiosToken', ' segredo.dos.correios ')
    await rastrear(await seguir('CORREIOS'))
    await rastrear(await seguir('SSW'))
    await parametrizar('rastreioCorreiosToken', 'com\nquebra')
    const quebrado = await rastrear(await seguir('CORREIOS'))
    await parametrizar('rastreioCorreiosToken', '')
    expect(servico.recebidos.map(({ autorizacao }) => autorizacao)).toEqual([
      undefined,
      'Bearer segredo.dos.correios',
      undefined,
    ])
    expect([quebrado.status, quebrado.erro.codigo]).toEqual([503, 'RASTREIO_INDISPONIVEL'])
    const { bruta } = await teste.chamar(carregarApp, { token: await teste.tokenDe('ADMIN') })
    expect(bruta.body).not.toContain('orreiosToken')
  })

  it('DOC-04 um token que eles recusam é serviço indisponível, sem dizer qual era', async () => {
    await parametrizar('rastreioCorreiosToken', 'vencido')
    servico.atender = emJson({ msgs: ['GTW-006: token inválido'] }, 401)
    const { status, erro, bruta } = await rastrear(await seguir('CORREIOS'))
    await parametrizar('rastreioCorreiosToken', '')
    expect([status, erro.codigo]).toEqual([503, 'RASTREIO_INDISPONIVEL'])
    expect(bruta.body).not.toContain('vencido')
  })

  it('DOC-04 devolvido ao remetente não é entregue', async () => {
    servico.atender = emJson({
      objetos: [{ eventos: [evento('2026-11-11T09:00:00', 'Objeto entregue ao remetente')] }],
    })
    expect((await rastrear(await seguir('CORREIOS'))).corpo.entregue).toBe(false)
  })
})

describe('quando o serviço falha', () => {
  const casos = (['SSW', 'CORREIOS'] as const).flatMap((tipo) =>
    Object.keys(MAUS_MODOS).map((modo) => [tipo, modo] as const),
  )

  it.each(casos)('DOC-04 %s responde %s: indisponível, nunca um defeito nosso', async (tipo, modo) => {
    servico.atender = MAUS_MODOS[modo] ?? servico.atender
    const { status, erro } = await rastrear(await seguir(tipo))
    expect([status, erro.codigo]).toEqual([503, 'RASTREIO_INDISPONIVEL'])
  })

  it('PAR-01 espera os segundos da filial, e não mais', async () => {
    await parametrizar('rastreioSegundos', '1')
    servico.atender = () => {}
    const { status, erro } = await rastrear(await seguir('SSW'))
    expect([status, erro.codigo]).toEqual([503, 'RASTREIO_INDISPONIVEL'])
    await parametrizar('rastreioSegundos', '8')
  })

  it('PAR-01 a filial sem o endereço do serviço', async () => {
    const outra = await cenario.filialDoOperador(1)
    const { status, erro } = await rastrear(await seguir('SSW', outra), 'GERENTE')
    expect([status, erro.codigo]).toEqual([503, 'RASTREIO_INDISPONIVEL'])
    expect(servico.recebidos).toEqual([])
  })

  it('DOC-04 muitas ocorrências ou um texto enorme não passam', async () => {
    const evento = (i: number) => ({
      codigo: `E${i}`,
      dtHrCriado: '2026-11-09T10:00:00',
      descricao: 'x'.repeat(900),
    })
    servico.atender = emJson({ objetos: [{ eventos: [evento(1)] }] })
    const { corpo } = await rastrear(await seguir('CORREIOS'))
    expect(corpo.ocorrencias[0]?.descricao).toHaveLength(300)
    servico.atender = emJson({ objetos: [{ eventos: Array.from({ length: 501 }, (_, i) => evento(i)) }] })
    expect((await rastrear(await seguir('CORREIOS'))).status).toBe(503)
  })
})

it('DOC-04 lembra por um minuto o que um serviço respondeu, e não lembra falhas', async () => {
  const nota = await seguir('CORREIOS')
  servico.atender = emJson({}, 400)
  expect((await rastrear(nota)).status).toBe(503)
  servico.atender = emJson({ objetos: [{ eventos: [] }] })
  expect((await rastrear(nota)).corpo).toEqual({ ocorrencias: [], entregue: false })
  expect((await rastrear(nota)).status).toBe(200)
  expect(servico.recebidos).toHaveLength(2)
  teste.adiantar(60_000)
  await rastrear(nota)
  expect(servico.recebidos).toHaveLength(3)
})

describe('frota própria', () => {
  it('DOC-04 conta o que a tabela tem, sem perguntar a ninguém', async () => {
    const nota = await seguir('PROPRIO')
    expect((await rastrear(nota)).corpo).toEqual({ ocorrencias: [], entregue: false })
    const ocorrencia = { codigoRastreio: nota.codigo, codigo: 'SAIU', descricao: 'Saiu para entrega' }
    await teste
      .negocio()
      .banco.insert(ocorrenciaDeEntrega)
      .values([
        { ...ocorrencia, ocorridaEm: new Date('2026-11-10T10:00:00Z') },
        {
          codigoRastreio: nota.codigo,
          codigo: 'ENTREGUE',
          ocorridaEm: new Date('2026-11-10T15:00:00Z'),
          descricao: 'Entregue',
          recebedor: 'João',
          local: 'Santos/SP',
          entregue: true,
        },
        { ...ocorrencia, codigoRastreio: 'OUTRO', ocorridaEm: new Date('2026-11-10T10:00:00Z') },
      ])
    const { corpo } = await rastrear(nota)
    expect(corpo.entregue).toBe(true)
    expect(corpo.ocorrencias.map(({ codigo }) => codigo)).toEqual(['ENTREGUE', 'SAIU'])
    expect(servico.recebidos).toEqual([])
  })
})

describe('de quem é', () => {
  it('PER-01 401, 403; 404 para a entrega de outros e para um código de ninguém, sem perguntar ao serviço', async () => {
    const nota = await seguir('CORREIOS')
    const { tipo, codigo } = nota
    expect((await teste.chamar(obterRastreio, { params: { tipo, codigo } })).status).toBe(401)
    expect((await rastrear(nota, 'CONSUMIDOR_FINAL')).status).toBe(403)
    for (const alheia of [
      await rastrear(nota, 'REPRESENTANTE'),
      await rastrear({ tipo, codigo: 'BR000000000XX' }),
      await rastrear({ tipo: 'SSW', codigo }),
    ])
      expect([alheia.status, alheia.erro.codigo]).toEqual([404, 'NAO_ENCONTRADO'])
    expect(servico.recebidos).toEqual([])
  })

  it('API-09 404 para um serviço que não existe', async () => {
    expect((await rastrear({ tipo: 'POMBO' as never, codigo: 'x' })).status).toBe(404)
  })

  it('DOC-04 a nota diz por onde é seguida', async () => {
    const { tipo, codigo, chave } = await seguir('SSW')
    const { corpo } = await teste.chamar(listarNotasFiscaisDoCliente, {
      params: { idCli: clienteId },
      query: { take: 100 },
      token: await teste.tokenDe('OPERADOR'),
    })
    expect(corpo.itens.find((nota) => nota.chave === chave)?.rastreio).toEqual({ tipo, codigo })
    const semRastreio = await teste.chamar(obterNotaFiscal, {
      params: { id: (await cenario.criarNota(clienteId, filialId, 1)).nota.id },
      token: await teste.tokenDe('ADMIN'),
    })
    expect(semRastreio.corpo.rastreio).toBeNull()
  })
})
