import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { totaisDaHome } from '@balcao/dominio/home/contratos'
import { listarNotasFiscaisDoCliente } from '@balcao/dominio/notas/contratos'
import { type ChaveDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import { baixarEspelho, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { listarTickets, totaisDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../test/abertura-de-tickets.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { montarFormulario, PNG } from '../../../test/formulario.ts'
import { textoPorPagina } from '../../../test/ler-pdf.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente, clienteFilial } from '../clientes/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { parametro } from './tabelas.ts'

const HORA_MS = 3_600_000
const MEGA = 1024 * 1024

/** The things of one branch follow that branch, whichever the branch of who looks or asks. */
describe('PAR-01 parâmetros na filial em que a coisa acontece', () => {
  const abertura = usarAbertura()
  let [minha, outra] = [0, 0]
  const banco = () => abertura.teste.negocio().banco

  beforeEach(async () => {
    minha = await abertura.filialDoOperador(0)
    outra = await abertura.filialDoOperador(1)
    // Whoever belongs to one branch and works in two.
    await banco()
      .update(colaborador)
      .set({ filialId: minha })
      .where(eq(colaborador.id, await abertura.idDaConta('OPERADOR')))
  })
  afterEach(async () => {
    await banco().delete(parametro)
    await abertura.teste.negocio().renovarParametros()
  })

  async function guardar(chave: ChaveDeParametro, valores: [filialId: number | null, valor: number][]) {
    const linhas = valores.map(([filialId, valor]) => ({
      chave: comPrefixo(chave),
      filialId,
      valor: String(valor),
    }))
    await banco().insert(parametro).values(linhas)
    await abertura.teste.negocio().renovarParametros()
  }
  const token = () => abertura.teste.tokenDe('OPERADOR')
  const arquivo = (megas: number) => [
    { nome: 'foto.png', conteudo: Buffer.concat([PNG, Buffer.alloc(megas * MEGA)]) },
  ]

  it('PAR-01 a lista e os totais contam como perto de atrasar o que a filial de cada ticket diz', async () => {
    await guardar('minutosAvisoPrazoTicket', [
      [null, 60],
      [outra, 600],
    ])
    const assunto = 'Perto de atrasar por filial'
    const prazo = new Date(abertura.teste.agora().getTime() + 5 * HORA_MS)
    const campos = { prazoSolucaoEm: prazo, prazoRespostaEm: null }
    const abrir = async (qual: number) =>
      (await abertura.abrir({ tipo: 'AVARIA', assunto, filial: qual, campos })).id
    const totais = async () =>
      (await abertura.teste.chamar(totaisDeTickets, { token: await token() })).corpo.proximos
    const antes = await totais()
    const [daMinha, daOutra] = [await abrir(0), await abrir(1)]
    expect(await totais()).toBe(antes + 1)
    const listar = async (query: object) =>
      (
        await abertura.teste.chamar(listarTickets, {
          token: await token(),
          query: { termo: assunto, ...query },
        })
      ).corpo.itens
    expect((await listar({ prazo: 'PROXIMO' })).map(({ id }) => id)).toEqual([daOutra])
    expect((await listar({})).map(({ id, prazo: { situacao } }) => [id, situacao]).toSorted()).toEqual(
      [
        [daMinha, 'NO_PRAZO'],
        [daOutra, 'PROXIMO'],
      ].toSorted(),
    )
    const { corpo } = await abertura.teste.chamar(obterTicket, {
      token: await token(),
      params: { idTicket: daOutra },
    })
    expect(corpo.prazos.solucao.situacao).toBe('PROXIMO')
  })

  it('PAR-01 clientes sem compra: cada um pela filial que o atende, a mais paciente', async () => {
    const semCompra = async (query: object = {}) => {
      // Past what the home remembers.
      abertura.teste.adiantar(30_000)
      const admin = await abertura.teste.tokenDe('ADMIN')
      const { corpo } = await abertura.teste.chamar(totaisDaHome, { token: admin, query })
      return [corpo.clientes?.semCompra ?? 0, corpo.clientes?.diasSemCompra]
    }
    await guardar('diasClienteSemCompra', [[null, 30]])
    const [inicial] = await semCompra()
    const comprado = somarDias(hojeEm(abertura.teste.agora()), -45)
    const [soDaOutra, dasDuas] = await banco()
      .select({ id: cliente.id })
      .from(cliente)
      // Nothing they ordered is later than what is said of them here.
      .where(and(eq(cliente.prospect, false), sql`coalesce(${cliente.ultimaCompra} < ${comprado}, true)`))
      .orderBy(cliente.id)
      .limit(2)
    if (!soDaOutra || !dasDuas) throw new Error('faltam clientes')
    await banco()
      .update(cliente)
      .set({ dataUltimaCompra: comprado, motivoBloqueio: null })
      .where(inArray(cliente.id, [soDaOutra.id, dasDuas.id]))
    await banco()
      .delete(clienteFilial)
      .where(inArray(clienteFilial.clienteId, [soDaOutra.id, dasDuas.id]))
    await banco()
      .insert(clienteFilial)
      .values([
        { clienteId: soDaOutra.id, filialId: minha },
        { clienteId: dasDuas.id, filialId: minha },
        { clienteId: dasDuas.id, filialId: outra },
      ])
    const [comTrinta, dias] = await semCompra()
    expect(dias).toBe(30)
    await guardar('diasClienteSemCompra', [[outra, 60]])
    const [porFilial, semUmSo] = await semCompra()
    expect(semUmSo).toBeNull()
    const naOutra = await banco()
      .select({
        data: cliente.ultimaCompra,
        bloqueio: cliente.motivoBloqueio,
        prospect: cliente.prospect,
      })
      .from(cliente)
      .innerJoin(clienteFilial, eq(clienteFilial.clienteId, cliente.id))
      .where(eq(clienteFilial.filialId, outra))
    const [limite30, limite60] = [30, 60].map((quantos) =>
      somarDias(hojeEm(abertura.teste.agora()), -quantos),
    )
    const resgatados = naOutra.filter(
      ({ data, bloqueio, prospect }) =>
        !bloqueio && !prospect && data !== null && data >= String(limite60) && data < String(limite30),
    ).length
    expect(resgatados).toBeGreaterThan(0)
    expect(Number(comTrinta) - Number(porFilial)).toBe(resgatados)
    expect((await semCompra({ idFil: minha }))[1]).toBe(30)
    expect((await semCompra({ idFil: outra }))[1]).toBe(60)
    expect(inicial).toBeGreaterThan(0)
  })

  it('PAR-01 DOC-04 sem período, as notas de cada filial vão até onde ela diz', async () => {
    await guardar('diasLimiteConsultaPedido', [
      [null, 10],
      [outra, 200],
    ])
    const idCli = await abertura.clienteDaFilial(minha, false)
    const saida = somarDias(hojeEm(abertura.teste.agora()), -100)
    const notas = [await abertura.criarNota(idCli, minha, 1), await abertura.criarNota(idCli, outra, 1)]
    await banco()
      .update(notaFiscal)
      .set({ dataSaida: saida })
      .where(
        inArray(
          notaFiscal.id,
          notas.map(({ nota }) => nota.id),
        ),
      )
    const { corpo } = await abertura.teste.chamar(listarNotasFiscaisDoCliente, {
      token: await abertura.teste.tokenDe('ADMIN'),
      params: { idCli },
      query: { take: 100 },
    })
    const listadas = corpo.itens.map(({ id }) => id)
    expect(notas.map(({ nota }) => listadas.includes(nota.id))).toEqual([false, true])
  })

  describe('GER-14 o tamanho dos anexos é o da filial do ticket', () => {
    beforeEach(() =>
      guardar('tamanhoMaximoArquivoMb', [
        [null, 1],
        [minha, 2],
        [outra, 4],
      ]),
    )

    it('GER-14 ao escrever', async () => {
      const enviar = async (qual: number, megas: number) => {
        const { id } = await abertura.abrir({ tipo: 'AVARIA', filial: qual })
        return abertura.teste.chamar(escreverNoHistorico, {
          token: await token(),
          params: { idTicket: id },
          ...(await montarFormulario({ tipo: 'PUBLICO', mensagem: 'Segue a foto.' }, arquivo(megas))),
        })
      }
      const naMinha = await enviar(0, 3)
      expect([naMinha.status, naMinha.erro.message]).toEqual([413, 'Tamanho máximo de arquivo é de 2MB'])
      expect((await enviar(1, 3)).status).toBe(200)
      expect((await enviar(1, 5)).erro.message).toBe('Tamanho máximo de arquivo é de 4MB')
    })

    it('GER-14 ao abrir', async () => {
      const abrirEm = async (idFil: number, megas: number) => {
        const corpo = await abertura.preencher('ELOGIO')
        const idCli = await abertura.clienteDaFilial(idFil, false)
        const { idCli: _cliente, idFil: _filial, ...resto } = corpo
        return abertura.enviarComArquivos({ ...resto, idCli, idFil }, arquivo(megas), 'OPERADOR')
      }
      const naMinha = await abrirEm(minha, 3)
      expect([naMinha.status, naMinha.erro.message]).toEqual([413, 'Tamanho máximo de arquivo é de 2MB'])
      expect((await abrirEm(outra, 3)).status).toBe(200)
    })

    it('GER-14 ao enviar a nota de devolução', async () => {
      const enviar = async (qual: number) => {
        const pedido = { tipo: 'DEVOLUCAO_PARCIAL', etapa: 'Nota de devolução', itens: 1, filial: qual }
        const { id, versao } = await abertura.abrir(pedido)
        return abertura.teste.chamar(avancarEtapa, {
          token: await token(),
          params: { idTicket: id },
          ...(await montarFormulario({ versao: String(versao) }, [
            { nome: 'nota.xml', conteudo: Buffer.from(`<nfe>${' '.repeat(3 * MEGA)}</nfe>`) },
          ])),
        })
      }
      expect((await enviar(0)).erro.codigo).toBe('ARQUIVO_GRANDE_DEMAIS')
      expect((await enviar(1)).erro.codigo).not.toBe('ARQUIVO_GRANDE_DEMAIS')
    })
  })

  it('GER-02 a linha da busca e o espelho escrevem o dinheiro com as casas da filial da coisa', async () => {
    await guardar('casasDecimaisDinheiro', [
      [null, 2],
      [outra, 3],
    ])
    const idCli = await abertura.clienteDaFilial(minha, false)
    const linha = async (q: number, tipo: string) => {
      const { corpo } = await abertura.teste.chamar(buscarEmTudo, {
        token: await abertura.teste.tokenDe('ADMIN'),
        query: { q: String(q) },
      })
      return corpo.grupos.find((grupo) => grupo.tipo === tipo)?.itens[0]?.detalhe.replaceAll('\u00A0', ' ')
    }
    for (const [filialId, valor] of [
      [minha, 'R$ 110,00'],
      [outra, 'R$ 110,000'],
    ] as const) {
      const { nota } = await abertura.criarNota(idCli, filialId, 1)
      expect((await linha(nota.numero, 'notas'))?.split(' · ')).toContain(valor)
      const pedido = await cenarioDePedidos(abertura.teste).incluir({
        campos: { filialId, valorTotal: '110.00' },
      })
      expect((await linha(pedido.id, 'pedidos'))?.split(' · ')).toContain(valor)
    }
    for (const [qual, total] of [
      [0, 'R$ 55,00'],
      [1, 'R$ 55,000'],
    ] as const) {
      const { id } = await abertura.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 1, filial: qual })
      const { bruta } = await abertura.teste.chamar(baixarEspelho, {
        token: await token(),
        params: { idTicket: id },
      })
      const texto = (await textoPorPagina(bruta.rawPayload)).join(' ').replace(/\s+/g, ' ')
      expect(texto).toMatch(new RegExp(`Total da devolução ${total.replace('$', '\\$')}(?!\\d)`))
    }
  })
})
