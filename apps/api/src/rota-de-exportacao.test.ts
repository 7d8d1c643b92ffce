import { exportarAvisos, listarAvisos } from '@balcao/dominio/avisos/contratos'
import {
  exportarAguardandoColeta,
  exportarColetas,
  listarAguardandoColeta,
  listarColetas,
} from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta } from '@balcao/dominio/coletas/situacoes'
import { exportarArtigos, listarArtigos } from '@balcao/dominio/faq/contratos'
import { formatarDataHora, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { MAXIMO_EM_LOTE } from '@balcao/dominio/listas/lote'
import { exportarOrcamentos, listarOrcamentos } from '@balcao/dominio/orcamentos/lista'
import { comPrefixo } from '@balcao/dominio/parametros'
import {
  exportarMeusPedidos,
  exportarPedidos,
  listarMeusPedidos,
  listarPedidos,
} from '@balcao/dominio/pedidos/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AppDeTeste } from '../test/app-de-teste.ts'
import { cenarioDeColetas } from '../test/cenario-de-coletas.ts'
import { cenarioDePedidos } from '../test/cenario-de-pedidos.ts'
import { usarFluxo } from '../test/fluxo-de-tickets.ts'
import { linhasDoXlsx } from '../test/ler-planilha.ts'
import { parametro } from './features/parametros/tabelas.ts'
import { historico } from './platform/banco/tabelas.ts'

type Item = { id: number; [campo: string]: unknown }
const numero = ({ id }: Item) => String(id)

/** Each export with the list it is of, how its first column writes a row, and who may not have it. */
const LISTAS = {
  pedidos: {
    listar: listarPedidos,
    exportar: exportarPedidos,
    primeira: numero,
    filtro: { orderBy: 'vlTot' },
  },
  'meus-pedidos': { listar: listarMeusPedidos, exportar: exportarMeusPedidos, primeira: numero, filtro: {} },
  orcamentos: {
    listar: listarOrcamentos,
    exportar: exportarOrcamentos,
    primeira: numero,
    filtro: { orderBy: 'vlTot' },
  },
  coletas: {
    listar: listarColetas,
    exportar: exportarColetas,
    primeira: ({ id }: Item) => numeroDaColeta(id),
    filtro: { situacao: ['GERADA'], direction: 'ASC' },
  },
  'aguardando-coleta': {
    listar: listarAguardandoColeta,
    exportar: exportarAguardandoColeta,
    primeira: ({ protocolo }: Item) => formatarProtocolo(String(protocolo)),
    filtro: {},
  },
  artigos: {
    listar: listarArtigos,
    exportar: exportarArtigos,
    primeira: numero,
    filtro: { termo: 'devolução' },
  },
  avisos: {
    listar: listarAvisos,
    exportar: exportarAvisos,
    primeira: ({ datahora_criacao }: Item) => formatarDataHora(String(datahora_criacao)),
    filtro: { naoLidos: true },
  },
}

describe('MES-09 a lista como planilha', () => {
  const fluxo = usarFluxo()
  let teste: AppDeTeste
  let periodo: object
  beforeAll(async () => {
    teste = fluxo.teste
    const hoje = hojeEm(teste.agora())
    periodo = { dtIni: somarDias(hoje, -40), dtFim: hoje }
    const { incluir } = cenarioDePedidos(teste)
    for (const colaborador of ['OPERADOR', 'GERENTE'] as const)
      for (const itens of [3, 1, 2]) await incluir({ colaborador, itens })
    const coletas = cenarioDeColetas(fluxo)
    const [primeiro, segundo] = [await coletas.aguardando(), await coletas.aguardando()]
    await coletas.gerar('transportadora', [primeiro.id], {
      responsavel_id: (await coletas.transportadora()).id,
    })
    await coletas.gerar('transportadora', [segundo.id], {
      responsavel_id: (await coletas.transportadora()).id,
    })
    await coletas.aguardando()
  })

  const linhasDoCsv = (texto: string) => texto.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)
  const comPeriodo = (nome: string) => (nome.endsWith('pedidos') ? periodo : {})
  const daRede = (() => {
    let ultimo = 0
    return () => `10.1.${Math.floor(ultimo / 250)}.${(ultimo++ % 250) + 1}`
  })()
  const ultimaExportacao = async () => {
    const { banco } = teste.negocio()
    const exportacoes = banco.select().from(historico).where(eq(historico.acao, 'EXPORTAR'))
    return (await exportacoes.orderBy(desc(historico.id)).limit(1))[0]
  }
  const exportar = async (nome: keyof typeof LISTAS, tipo: TipoDeUsuario, query: object) =>
    teste.chamar(LISTAS[nome].exportar, {
      token: await teste.tokenDe(tipo),
      query: { formato: 'csv', ...comPeriodo(nome), ...query } as never,
      ip: daRede(),
    })

  describe.each(Object.keys(LISTAS) as (keyof typeof LISTAS)[])('%s', (nome) => {
    const { listar, primeira, filtro } = LISTAS[nome]

    it.each(['ADMIN', 'OPERADOR'] as const)('MES-09 as linhas e a ordem que %s vê na tela', async (tipo) => {
      const query = { ...comPeriodo(nome), ...filtro, take: 100 }
      const token = await teste.tokenDe(tipo)
      const { corpo } = await teste.chamar(listar, { token, query: query as never })
      const itens = corpo.itens as unknown as Item[]
      const planilha = await exportar(nome, tipo, filtro)
      expect(itens.length).toBeGreaterThan(0)
      expect(planilha.headers['x-total-de-linhas']).toBe(String(corpo.paginator.total))
      const naPlanilha = linhasDoCsv(planilha.bruta.body).map((linha) => linha.split(';')[0])
      expect(naPlanilha.slice(0, itens.length)).toEqual(itens.map(primeira))
    })

    it('MES-09 só as linhas escolhidas, na ordem pedida; a que não se vê não vai, nem consta', async () => {
      const token = await teste.tokenDe('OPERADOR')
      const query = { ...comPeriodo(nome), take: 100 }
      const { corpo } = await teste.chamar(listar, { token, query: query as never })
      const [um, outro] = (corpo.itens as unknown as Item[]).toReversed()
      if (!um) throw new Error('a lista está vazia')
      const visiveis = outro ? [um, outro] : [um]
      const planilha = await exportar(nome, 'OPERADOR', {
        ...filtro,
        ids: [...visiveis.map(({ id }) => id), um.id, 999_999_999],
      })
      expect(linhasDoCsv(planilha.bruta.body).map((linha) => linha.split(';')[0])).toEqual(
        visiveis.map(primeira),
      )
      expect(planilha.headers['x-total-de-linhas']).toBe(String(visiveis.length))
      expect((await ultimaExportacao())?.dados).toMatchObject({ ids: visiveis.map(({ id }) => id) })
      const demais = Array.from({ length: MAXIMO_EM_LOTE + 1 }, (_, i) => i + 1)
      expect((await exportar(nome, 'OPERADOR', { ids: demais })).erro.campos).toHaveProperty('ids')
    })

    it('MES-09 o XLSX tem as mesmas linhas, com o nome da lista e o dia', async () => {
      const { headers, bruta } = await exportar(nome, 'OPERADOR', { ...filtro, formato: 'xlsx' })
      expect(headers['content-disposition']).toBe(
        `attachment; filename="${nome}-${hojeEm(teste.agora())}.xlsx"`,
      )
      expect(linhasDoXlsx(bruta.rawPayload)).toHaveLength(Number(headers['x-total-de-linhas']) + 1)
    })

    it('PER-01 401 sem sessão, 422 sem formato; quem exportou o quê fica registrado', async () => {
      const contrato = LISTAS[nome].exportar
      expect((await teste.chamar(contrato, { query: { formato: 'csv' }, ip: daRede() })).status).toBe(401)
      expect((await exportar(nome, 'OPERADOR', { formato: 'pdf' })).erro.campos).toHaveProperty('formato')
      const { headers } = await exportar(nome, 'GERENTE', filtro)
      expect((await ultimaExportacao())?.dados).toMatchObject({
        formato: 'csv',
        total: Number(headers['x-total-de-linhas']),
        filtro,
      })
    })
  })

  it.each(['pedidos', 'meus-pedidos', 'coletas', 'aguardando-coleta'] as const)(
    'PER-01 403: quem não vê a lista de %s não a exporta',
    async (nome) => {
      expect((await exportar(nome, 'CONSUMIDOR_FINAL', {})).status).toBe(403)
    },
  )

  it('SEG-06 a conexão com o banco que cai no meio não corta o arquivo', async () => {
    // Before counting: signing in, and what the server keeps of the first request, are queries too.
    const inteiro = (await exportar('pedidos', 'ADMIN', {})).bruta.body
    const consultas = vi.spyOn(teste.negocio().banco.$client, 'query')
    try {
      await exportar('pedidos', 'ADMIN', {})
      // The last is the one that reads the rows, when the answer is already under way.
      const ultima = consultas.mock.calls.length
      consultas.mockClear()
      const banco = teste.negocio().banco.$client
      const consultar = Object.getPrototypeOf(banco).query.bind(banco)
      consultas.mockImplementation(((...argumentos: unknown[]) =>
        consultas.mock.calls.length === ultima
          ? Promise.reject(new Error('Connection terminated unexpectedly'))
          : consultar(...argumentos)) as never)
      expect((await exportar('pedidos', 'ADMIN', {})).bruta.body).toBe(inteiro)
      expect(consultas.mock.calls.length).toBe(ultima + 1)
    } finally {
      consultas.mockRestore()
    }
  })

  it('GER-02 o valor dos pedidos tem as casas da filial escolhida', async () => {
    const { filialDoOperador } = cenarioDePedidos(teste)
    const filialId = await filialDoOperador(0)
    await teste
      .negocio()
      .banco.insert(parametro)
      .values({ chave: comPrefixo('casasDecimaisDinheiro'), filialId, valor: '3' })
    await teste.negocio().renovarParametros()
    const valores = async (query: object) =>
      linhasDoCsv((await exportar('pedidos', 'ADMIN', query)).bruta.body).map(
        (linha) => linha.split(';').at(-1)?.split(',')[1]?.length,
      )
    expect(new Set(await valores({ filial: [filialId] }))).toEqual(new Set([3]))
    expect(new Set(await valores({}))).toEqual(new Set([2]))
  })
})
