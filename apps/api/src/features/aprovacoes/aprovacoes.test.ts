import { CANAL_DE_APROVACOES } from '@balcao/dominio/aprovacoes/canais'
import {
  contarAprovacoes,
  decidirAprovacao,
  decidirAprovacoes,
  delegarAprovacoes,
  encerrarDelegacao,
  listarAprovacoes,
  listarDelegacoes,
  obterAprovacao,
  retirarAprovacao,
  separarAprovacao,
} from '@balcao/dominio/aprovacoes/contratos'
import { listarAvisos } from '@balcao/dominio/avisos/contratos'
import { decidirCadastro } from '@balcao/dominio/cadastros/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { pedirNegociacao } from '@balcao/dominio/negociacoes/contratos'
import { aprovarOrcamento, pedirAprovacaoDoOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { cancelarPedido, liberarBloqueio } from '@balcao/dominio/pedidos/vida-contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDaVida } from '../../../test/cenario-da-vida.ts'
import { cenarioDeCadastros, PROVA } from '../../../test/cenario-de-cadastros.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { cenarioDeVendas } from '../../../test/cenario-de-vendas.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { ouvirDesdeAUltima } from '../../../test/ouvir-eventos.ts'
import { aviso } from '../avisos/tabelas.ts'
import { configuracaoFv } from '../forca-de-vendas/tabelas.ts'
import { aprovacao, aprovacaoDelegacao } from './tabelas.ts'
import { vigiarAprovacoes } from './vigiar.ts'

const UMA_HORA_MS = 3_600_000

describe('GES-03 aprovações', () => {
  let teste: AppDeTeste
  let vida: ReturnType<typeof cenarioDaVida>
  let vendas: ReturnType<typeof cenarioDeVendas>
  let cadastros: ReturnType<typeof cenarioDeCadastros>
  let clientes: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    vida = cenarioDaVida(teste)
    vendas = cenarioDeVendas(teste)
    cadastros = cenarioDeCadastros(teste)
    clientes = cenarioDeClientes(teste)
  })
  beforeEach(async () => {
    await banco().delete(aprovacaoDelegacao)
    await banco().delete(configuracaoFv)
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco
  const token = (tipo: TipoDeUsuario) => teste.tokenDe(tipo)
  const aberta = async (tipo: 'PEDIDO' | 'ORCAMENTO' | 'CADASTRO' | 'NEGOCIACAO', referenciaId: number) => {
    const [linha] = await banco()
      .select()
      .from(aprovacao)
      .where(and(eq(aprovacao.tipo, tipo), eq(aprovacao.referenciaId, referenciaId)))
      .orderBy(desc(aprovacao.id))
    if (!linha) throw new Error(`não há aprovação de ${tipo} ${referenciaId}`)
    return linha
  }
  const decidir = async (idAprovacao: number, corpo: object = {}, tipo: TipoDeUsuario = 'GERENTE') => {
    const [linha] = await banco().select().from(aprovacao).where(eq(aprovacao.id, idAprovacao))
    return teste.chamar(decidirAprovacao, {
      token: await token(tipo),
      params: { idAprovacao },
      corpo: { versao: linha?.versao ?? 1, aprova: true, ...corpo },
    })
  }
  const avisosDe = async (tipo: TipoDeUsuario, idAprovacao: number) =>
    (
      await teste.chamar(listarAvisos, { token: await token(tipo), query: { naoLidos: 'true' } })
    ).corpo.itens.filter(({ caminho }) => caminho === `/aprovacoes/${idAprovacao}`)

  async function negociacao(tipo: TipoDeUsuario = 'OPERADOR', preco = 7) {
    const filialId = await vendas.filialDoOperador(0)
    const aberto = await vendas.comecar()
    const produto = await vendas.criarProduto(aberto.tabelaId, filialId)
    const { corpo, status } = await teste.chamar(pedirNegociacao, {
      token: await token(tipo),
      corpo: {
        idCli: aberto.clienteId,
        idFil: filialId,
        alvo: 'PRODUTO',
        idProd: produto.id,
        tipo: 'PRECO',
        preco,
        quantidadeAte: 100,
        inicio: vendas.hoje(),
        fim: somarDias(vendas.hoje(), 10),
        justificativa: 'Para fechar',
      },
    })
    expect(status).toBe(200)
    return { ...corpo, filialId, clienteId: aberto.clienteId }
  }

  it('GES-03 o pedido bloqueado espera aqui; aprovado, segue, e quem não pode tudo aprova a sua parte', async () => {
    const { id } = await vida.bloqueado({}, [
      { tipo: 'CREDITO', detalhe: 'limite excedido' },
      { tipo: 'PRECO', detalhe: 'desconto de 12%' },
    ])
    const pedida = await aberta('PEDIDO', id)
    expect(pedida).toMatchObject({ situacao: 'PENDENTE', motivos: ['CREDITO', 'PRECO'] })
    const parte = await decidir(pedida.id, {}, 'SUPERVISOR')
    expect([parte.status, parte.corpo.message]).toEqual([200, expect.stringContaining('o resto espera')])
    expect(await aberta('PEDIDO', id)).toMatchObject({ situacao: 'PENDENTE', motivos: ['CREDITO'] })
    expect((await decidir(pedida.id, {}, 'SUPERVISOR')).status).toBe(404)
    expect((await decidir(pedida.id)).status).toBe(200)
    expect((await vida.linha(id)).status).toBe('LIBERADO')
    expect((await decidir(pedida.id)).erro.codigo).toBe('APROVACAO_JA_DECIDIDA')
  })

  it('GES-03 a porta do pedido é a mesma: o que se libera lá deixa de esperar aqui, com a mesma alçada', async () => {
    const { id, filialId } = await vida.bloqueado({}, [{ tipo: 'PRECO', detalhe: 'desconto' }])
    const [bloqueio] = (await vida.vida(id)).bloqueios
    const liberar = async (tipo: TipoDeUsuario) =>
      teste.chamar(liberarBloqueio, {
        token: await token(tipo),
        params: { id, idBloqueio: bloqueio?.id ?? 0 },
        corpo: { motivo: 'Cliente antigo', versao: (await vida.linha(id)).versao },
      })
    await banco()
      .insert(configuracaoFv)
      .values({ escopo: 'FILIAL', alvoId: filialId, valores: { aprovaValorAte: 1 } })
    expect((await liberar('GERENTE')).erro.codigo).toBe('APROVACAO_ALEM_DA_ALCADA')
    expect((await decidir((await aberta('PEDIDO', id)).id)).erro.codigo).toBe('APROVACAO_ALEM_DA_ALCADA')
    await banco().delete(configuracaoFv)
    expect((await liberar('GERENTE')).status).toBe(200)
    expect((await aberta('PEDIDO', id)).situacao).toBe('APROVADA')
  })

  it('GES-03 o orçamento além dos limites espera aqui, muda com ele, e se aprova dos dois lados', async () => {
    const aberto = await vendas.comecar({ prazoMedioMaximo: null })
    const produto = await vendas.criarProduto(aberto.tabelaId, aberto.filialId)
    const linha = vendas.linha(produto, { qtde: 10, desconto: 40 })
    await vendas.alterar(aberto.id, { versao: 1, itens: [linha] })
    const pedir = async (tipo: TipoDeUsuario) =>
      teste.chamar(pedirAprovacaoDoOrcamento, {
        token: await token(tipo),
        params: { id: aberto.id },
        corpo: { mensagem: 'Fecha hoje' },
      })
    expect((await pedir('OPERADOR')).status).toBe(200)
    const pedida = await aberta('ORCAMENTO', aberto.id)
    expect(pedida).toMatchObject({ motivos: ['PRECO'], desconto: '40.0000', mensagem: 'Fecha hoje' })
    const { corpo } = await teste.chamar(obterAprovacao, {
      token: await token('GERENTE'),
      params: { idAprovacao: pedida.id },
    })
    expect(corpo.itens).toMatchObject([{ codigo: produto.codigo, preco: 6, desconto: 40, estoque: 1000 }])
    expect(corpo.clienteDaAprovacao?.id).toBe(aberto.clienteId)
    expect(corpo.impedimento).toBe(null)
    const { corpo: lido } = await vendas.ler(aberto.id)
    await vendas.alterar(aberto.id, { versao: lido.versao, itens: [{ ...linha, desconto: 30 }] })
    expect(await aberta('ORCAMENTO', aberto.id)).toMatchObject({ desconto: '30.0000', versao: 2 })
    // Who asked in another's name does not approve it, by either door.
    expect((await pedir('GERENTE')).status).toBe(200)
    expect((await pedir('OPERADOR')).status).toBe(200)
    expect((await decidir(pedida.id, {}, 'GERENTE')).erro.codigo).toBe('APROVACAO_PROPRIA')
    const { corpo: agora } = await vendas.ler(aberto.id)
    const porta = await teste.chamar(aprovarOrcamento, {
      token: await token('GERENTE'),
      params: { id: aberto.id },
      corpo: { versao: agora.versao, motivo: 'Sim' },
    })
    expect(porta.erro.codigo).toBe('APROVACAO_PROPRIA')
    expect((await decidir(pedida.id, { motivo: 'Cliente antigo' }, 'ADMIN')).status).toBe(200)
    const { corpo: aprovado } = await vendas.ler(aberto.id)
    expect(aprovado.excessos).toMatchObject([{ tipo: 'PRECO', aprovadoPor: expect.any(String) }])
    expect((await avisosDe('OPERADOR', pedida.id))[0]?.titulo).toContain('aprovado')
  })

  it('GES-03 "aprovo até 20%": quem pediu vê, desce e segue; acima disso pede outra vez', async () => {
    const aberto = await vendas.comecar({ prazoMedioMaximo: null })
    const produto = await vendas.criarProduto(aberto.tabelaId, aberto.filialId)
    const linha = vendas.linha(produto, { qtde: 10, desconto: 40 })
    await vendas.alterar(aberto.id, { versao: 1, itens: [linha] })
    const pedir = async () =>
      teste.chamar(pedirAprovacaoDoOrcamento, {
        token: await token('OPERADOR'),
        params: { id: aberto.id },
        corpo: {},
      })
    const com = async (desconto: number | null) => {
      const { versao } = (await vendas.ler(aberto.id)).corpo
      const { corpo } = await vendas.alterar(aberto.id, { versao, itens: [{ ...linha, desconto }] })
      return corpo.excessos
    }
    await pedir()
    const { id } = await aberta('ORCAMENTO', aberto.id)
    const { corpo } = await teste.chamar(obterAprovacao, {
      token: await token('GERENTE'),
      params: { idAprovacao: id },
    })
    expect(corpo.tetos).toEqual([{ chave: 'PRECO', pedido: 40 }])
    const ate = (quanto: number, outros = {}) =>
      decidir(id, { tetos: [{ chave: 'PRECO', ate: quanto }], ...outros })
    const alem = await ate(40.5)
    expect([alem.status, Object.keys(alem.erro.campos ?? {})]).toEqual([422, ['tetos.0.ate']])
    const recusada = await ate(20, { aprova: false, motivoDeRecusa: 'MARGEM' })
    expect([recusada.status, recusada.erro.codigo]).toEqual([422, 'APROVACAO_SEM_PROPOSTA'])
    expect((await ate(20, { motivo: 'Só desta vez' })).status).toBe(200)
    expect(await aberta('ORCAMENTO', aberto.id)).toMatchObject({
      situacao: 'APROVADA_OUTRA',
      motivo: 'Desconto até 20%. Só desta vez',
    })
    expect((await avisosDe('OPERADOR', id))[0]?.mensagem).toContain('Desconto até 20%')
    expect((await vendas.ler(aberto.id)).corpo.excessos).toMatchObject([
      { aprovadoPor: null, proposta: { ate: 20, dita: 'até 20%', por: expect.any(String) } },
    ])
    expect(await com(20.5)).toMatchObject([{ aprovadoPor: null, proposta: { ate: 20 } }])
    expect(await com(null)).toEqual([])
    expect(await com(20)).toMatchObject([{ aprovadoPor: expect.any(String), proposta: null }])
    // Above it nothing was let be: it is asked for again, and that question stands as it is typed.
    await com(30)
    expect((await pedir()).status).toBe(200)
    expect(await aberta('ORCAMENTO', aberto.id)).toMatchObject({ situacao: 'PENDENTE', desconto: '30.0000' })
    await com(25)
    expect(await aberta('ORCAMENTO', aberto.id)).toMatchObject({ situacao: 'PENDENTE', desconto: '25.0000' })
    await com(18)
    expect((await aberta('ORCAMENTO', aberto.id)).situacao).toBe('RETIRADA')
  })

  it('GES-03 o que deixa de passar dos limites já não espera ninguém', async () => {
    const aberto = await vendas.comecar({ prazoMedioMaximo: null })
    const produto = await vendas.criarProduto(aberto.tabelaId, aberto.filialId)
    const linha = vendas.linha(produto, { qtde: 10, desconto: 40 })
    await vendas.alterar(aberto.id, { versao: 1, itens: [linha] })
    await teste.chamar(pedirAprovacaoDoOrcamento, {
      token: await token('OPERADOR'),
      params: { id: aberto.id },
      corpo: {},
    })
    const { corpo } = await vendas.ler(aberto.id)
    await vendas.alterar(aberto.id, { versao: corpo.versao, itens: [{ ...linha, desconto: null }] })
    expect((await aberta('ORCAMENTO', aberto.id)).situacao).toBe('RETIRADA')
  })

  it('GES-03 "aprovo a 7,50": a outra proposta vale, e nunca dá mais do que se pediu', async () => {
    const { idAprovacao, id } = await negociacao()
    const proposta = {
      tipo: 'PRECO',
      preco: 7.5,
      percentual: null,
      quantidadeAte: 50,
      fim: somarDias(vendas.hoje(), 5),
    }
    const alem = await decidir(idAprovacao, { proposta: { ...proposta, preco: 6.5 } })
    expect([alem.status, Object.keys(alem.erro.campos ?? {})]).toEqual([422, ['proposta.preco']])
    expect((await aberta('NEGOCIACAO', id)).situacao).toBe('PENDENTE')
    expect((await decidir(idAprovacao, { proposta })).status).toBe(200)
    expect((await aberta('NEGOCIACAO', id)).situacao).toBe('APROVADA_OUTRA')
    const { id: doPedido } = await vida.bloqueado({}, [{ tipo: 'PRECO', detalhe: 'desconto' }])
    const semProposta = await decidir((await aberta('PEDIDO', doPedido)).id, { proposta })
    expect(semProposta.erro.codigo).toBe('APROVACAO_SEM_PROPOSTA')
  })

  it('GES-03 ninguém aprova o que pediu; a recusa diz por quê, e quem pediu sabe', async () => {
    const doGerente = await negociacao('GERENTE')
    expect((await decidir(doGerente.idAprovacao)).erro.codigo).toBe('APROVACAO_PROPRIA')
    const { idAprovacao, id } = await negociacao()
    expect((await decidir(idAprovacao, {}, 'OPERADOR')).status).toBe(403)
    const semMotivo = await decidir(idAprovacao, { aprova: false })
    expect([semMotivo.status, Object.keys(semMotivo.erro.campos ?? {})]).toEqual([422, ['motivoDeRecusa']])
    expect((await decidir(idAprovacao, { aprova: false, motivoDeRecusa: 'OUTRO' })).status).toBe(422)
    expect(
      (await decidir(idAprovacao, { aprova: false, motivoDeRecusa: 'MARGEM', motivo: 'Fica em 8' })).status,
    ).toBe(200)
    expect(await aberta('NEGOCIACAO', id)).toMatchObject({ situacao: 'RECUSADA', motivoDeRecusa: 'MARGEM' })
    const [aviso] = await avisosDe('OPERADOR', idAprovacao)
    expect(aviso?.mensagem).toContain('Margem baixa demais: Fica em 8')
  })

  it('GES-03 de dois que decidem ao mesmo tempo, um decide', async () => {
    const { idAprovacao } = await negociacao()
    const respostas = await Promise.all([
      decidir(idAprovacao),
      decidir(idAprovacao, { aprova: false, motivoDeRecusa: 'CLIENTE' }, 'ADMIN'),
    ])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('GES-03 várias de uma vez: cada uma por si, com o porquê da que não se pôde', async () => {
    const minha = await negociacao('GERENTE')
    const outra = await negociacao()
    const { status, corpo } = await teste.chamar(decidirAprovacoes, {
      token: await token('GERENTE'),
      corpo: {
        escolhidos: [
          { id: minha.idAprovacao, versao: 1 },
          { id: outra.idAprovacao, versao: 1 },
        ],
        aprova: true,
      },
    })
    expect([status, corpo.feitos]).toEqual([200, 1])
    expect(corpo.resultados[0]).toMatchObject({
      feito: false,
      message: expect.stringContaining('Quem pediu não decide'),
    })
    expect((await aberta('NEGOCIACAO', outra.id)).situacao).toBe('APROVADA')
  })

  it('GES-03 quem está fora delega: o colega decide no lugar, e nunca o que ele mesmo pediu', async () => {
    const supervisor = await vida.idDaConta('SUPERVISOR')
    const { id } = await vida.bloqueado({}, [{ tipo: 'CREDITO', detalhe: 'limite' }])
    const pedida = await aberta('PEDIDO', id)
    expect((await decidir(pedida.id, {}, 'SUPERVISOR')).status).toBe(404)
    const hoje = hojeEm(teste.agora())
    const delegar = async (corpo: object = {}) =>
      teste.chamar(delegarAprovacoes, {
        token: await token('GERENTE'),
        corpo: { idPara: supervisor, inicio: hoje, fim: somarDias(hoje, 3), ...corpo },
      })
    expect((await delegar({ idPara: await vida.idDaConta('OPERADOR') })).status).toBe(422)
    expect((await delegar()).status).toBe(200)
    expect((await delegar()).erro.codigo).toBe('DELEGACAO_CRUZADA')
    const doSupervisor = await negociacao('SUPERVISOR')
    expect((await decidir(doSupervisor.idAprovacao, {}, 'SUPERVISOR')).erro.codigo).toBe('APROVACAO_PROPRIA')
    expect((await decidir(pedida.id, {}, 'SUPERVISOR')).status).toBe(200)
    expect(await aberta('PEDIDO', id)).toMatchObject({
      situacao: 'APROVADA',
      decisorId: supervisor,
      emNomeDeId: await vida.idDaConta('GERENTE'),
    })
    const { corpo } = await teste.chamar(listarDelegacoes, { token: await token('SUPERVISOR') })
    const [dele] = corpo.itens
    expect(dele?.minha).toBe(false)
    const encerrada = await teste.chamar(encerrarDelegacao, {
      token: await token('SUPERVISOR'),
      params: { idDelegacao: dele?.id ?? 0 },
      query: { versao: dele?.versao ?? 0 },
    })
    expect(encerrada.status).toBe(200)
    const outro = await vida.bloqueado({}, [{ tipo: 'CREDITO', detalhe: 'limite' }])
    expect((await decidir((await aberta('PEDIDO', outro.id)).id, {}, 'SUPERVISOR')).status).toBe(404)
  })

  it('PAR-01 GES-03 por quanto tempo se põe de lado é da filial, até o último minuto', async () => {
    const { idAprovacao, filialId } = await negociacao()
    const separar = async (ms: number) =>
      teste.chamar(separarAprovacao, {
        token: await token('GERENTE'),
        params: { idAprovacao },
        corpo: {
          versao: 1,
          anotacao: 'Ver depois',
          ate: new Date(teste.agora().getTime() + ms).toISOString(),
        },
      })
    await clientes.comParametro('aprovacaoDiasSeparada', '2', filialId, async () => {
      const tempoDemais = await separar(48 * UMA_HORA_MS + 60_000)
      expect([tempoDemais.status, tempoDemais.erro.campos]).toEqual([
        422,
        { ate: 'Ponha de lado por no máximo 2 dias.' },
      ])
      expect((await separar(-60_000)).erro.campos).toEqual({ ate: MENSAGENS.dataInvalida })
      expect((await separar(48 * UMA_HORA_MS - 60_000)).status).toBe(200)
    })
  })

  it('PAR-01 GES-03 quando lembra, quando leva adiante e quando vence é da filial', async () => {
    const valores = {
      ...{ aprovacaoHorasDoLembrete: '1', aprovacaoHorasDaEscalada: '3', aprovacaoDiasDeValidade: '2' },
    }
    await comParametros(teste, valores, async () => {
      const { id } = await negociacao()
      const nascida = teste.agora().getTime()
      const ditas = await ouvirDesdeAUltima(teste)
      const depois = async (horas: number) => {
        await vigiarAprovacoes(teste.negocio(), new Date(nascida + horas * UMA_HORA_MS))
        const { lembradaEm, escaladaEm, situacao } = await aberta('NEGOCIACAO', id)
        const anunciada = (await ditas()).some(({ canal }) => canal === CANAL_DE_APROVACOES)
        return [lembradaEm !== null, escaladaEm !== null, situacao, anunciada]
      }
      expect(await depois(0.5)).toEqual([false, false, 'PENDENTE', false])
      expect(await depois(1.5)).toEqual([true, false, 'PENDENTE', true])
      expect(await depois(3.5)).toEqual([true, true, 'PENDENTE', true])
      expect(await depois(49)).toEqual([true, true, 'EXPIRADA', true])
    })
  })

  it('GES-03 cancelado o pedido que esperava, ninguém mais o decide', async () => {
    const { id } = await vida.bloqueado({}, [{ tipo: 'PRECO', detalhe: 'desconto' }])
    const cancelado = await teste.chamar(cancelarPedido, {
      token: await token('GERENTE'),
      params: { id },
      corpo: { motivo: 'Desistiu', versao: (await vida.linha(id)).versao },
    })
    expect(cancelado.status).toBe(200)
    expect(await aberta('PEDIDO', id)).toMatchObject({ situacao: 'RETIRADA', decisorId: null })
  })

  it('GES-03 quem pediu retira; o que segura um pedido não se retira', async () => {
    const { idAprovacao, id } = await negociacao()
    const retirar = async (qual: number, tipo: TipoDeUsuario, versao = 1) =>
      teste.chamar(retirarAprovacao, {
        token: await token(tipo),
        params: { idAprovacao: qual },
        corpo: { versao },
      })
    const obtida = async (tipo: TipoDeUsuario) =>
      (await teste.chamar(obterAprovacao, { token: await token(tipo), params: { idAprovacao } })).corpo
        .impedimentoParaRetirar
    expect([await obtida('OPERADOR'), await obtida('GERENTE')]).toEqual([null, expect.any(String)])
    expect((await retirar(idAprovacao, 'GERENTE')).status).toBe(403)
    expect((await retirar(idAprovacao, 'OPERADOR', 2)).status).toBe(409)
    expect((await retirar(idAprovacao, 'OPERADOR')).status).toBe(200)
    expect((await aberta('NEGOCIACAO', id)).situacao).toBe('RETIRADA')
    const { id: doPedido } = await vida.bloqueado({ colaborador: 'OPERADOR' }, [
      { tipo: 'PRECO', detalhe: 'x' },
    ])
    const presa = await aberta('PEDIDO', doPedido)
    expect((await retirar(presa.id, 'OPERADOR', presa.versao)).erro.codigo).toBe('APROVACAO_NAO_SE_RETIRA')
  })

  it('PER-01 PER-06 cada um vê o que pediu ou decide; a margem é só de quem a vê, a faixa é de todos', async () => {
    const { idAprovacao } = await negociacao()
    const listar = async (tipo: TipoDeUsuario, query: object = {}) =>
      (await teste.chamar(listarAprovacoes, { token: await token(tipo), query: { take: 100, ...query } }))
        .corpo.itens
    const doOperador = (await listar('OPERADOR')).find(({ id }) => id === idAprovacao)
    expect(doOperador).toMatchObject({
      margem: null,
      faixa: 'BOA',
      impedimento: expect.any(String),
      desconto: 30,
    })
    const doGerente = (await listar('GERENTE', { possoDecidir: true })).find(({ id }) => id === idAprovacao)
    expect(doGerente?.impedimento).toBe(null)
    expect((await listar('REPRESENTANTE')).some(({ id }) => id === idAprovacao)).toBe(false)
    const contar = async (tipo: TipoDeUsuario) =>
      (await teste.chamar(contarAprovacoes, { token: await token(tipo) })).corpo.quantas
    expect(await contar('GERENTE')).toBeGreaterThan(0)
    expect(await contar('OPERADOR')).toBe(0)
    const obter = async (tipo: TipoDeUsuario, qual = idAprovacao) =>
      (await teste.chamar(obterAprovacao, { token: await token(tipo), params: { idAprovacao: qual } })).status
    expect([
      await obter('REPRESENTANTE'),
      await obter('COLABORADOR'),
      await obter('GERENTE', 999_999_999),
    ]).toEqual([404, 403, 404])
    for (const contrato of [listarAprovacoes, contarAprovacoes, listarDelegacoes])
      expect((await teste.chamar(contrato, {})).status).toBe(401)
  })

  it('GES-03 CAD-01 o cadastro pedido espera aqui; decidido aqui ou na fila, é decidido nos dois', async () => {
    const enviar = async () => {
      const formulario = await cadastros.preencher()
      const empresa = { ...formulario.empresa, filialId: await cadastros.filialDe('REPRESENTANTE') }
      const { corpo } = await cadastros.enviar(
        { ...formulario, empresa },
        { quem: 'REPRESENTANTE', arquivos: PROVA },
      )
      const [pedido] = await cadastros.cadastrosDe(corpo.idCli)
      return { idCli: corpo.idCli, id: pedido?.id ?? 0 }
    }
    const um = await enviar()
    const pedida = await aberta('CADASTRO', um.id)
    expect(pedida).toMatchObject({ situacao: 'PENDENTE', motivos: ['GERAL'] })
    expect((await decidir(pedida.id)).status).toBe(200)
    expect(await cadastros.gravado(um.idCli)).toMatchObject({ prospect: false })
    const outro = await enviar()
    const naFila = await teste.chamar(decidirCadastro, {
      token: await token('GERENTE'),
      params: { idCadastro: outro.id },
      corpo: { aprova: false, motivo: 'Falta o alvará', versao: 1 },
    })
    expect(naFila.status).toBe(200)
    expect((await aberta('CADASTRO', outro.id)).situacao).toBe('RECUSADA')
  })

  it('GES-03 o relógio lembra, leva adiante, traz de volta e deixa vencer, cada um uma vez', async () => {
    const { idAprovacao, id } = await negociacao()
    const gerente = await vida.idDaConta('GERENTE')
    const passar = async (horas: number) => {
      teste.adiantar(horas * UMA_HORA_MS)
      await vigiarAprovacoes(teste.negocio(), teste.agora())
      await vigiarAprovacoes(teste.negocio(), teste.agora())
    }
    // Of the table: the sessions are over by then.
    const titulos = async () =>
      (
        await banco()
          .select()
          .from(aviso)
          .where(and(eq(aviso.caminho, `/aprovacoes/${idAprovacao}`), eq(aviso.colaboradorId, gerente)))
      ).map(({ titulo }) => titulo)
    const separada = await teste.chamar(separarAprovacao, {
      token: await token('GERENTE'),
      params: { idAprovacao },
      corpo: {
        versao: 1,
        anotacao: 'Ver com o fornecedor',
        ate: new Date(teste.agora().getTime() + 30 * UMA_HORA_MS).toISOString(),
      },
    })
    expect(separada.status).toBe(200)
    await passar(26)
    expect((await aberta('NEGOCIACAO', id)).situacao).toBe('SEPARADA')
    await passar(5)
    expect(await aberta('NEGOCIACAO', id)).toMatchObject({
      situacao: 'PENDENTE',
      anotacao: 'Ver com o fornecedor',
    })
    await passar(1)
    expect((await aberta('NEGOCIACAO', id)).escaladaEm).not.toBe(null)
    const ditos = await titulos()
    expect(ditos.filter((titulo) => titulo?.includes('há tempo demais'))).toHaveLength(1)
    await passar(24 * 7)
    expect((await aberta('NEGOCIACAO', id)).situacao).toBe('EXPIRADA')
  })
})
