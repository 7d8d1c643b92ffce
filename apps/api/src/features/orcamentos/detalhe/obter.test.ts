import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { opcoesDaLista } from '../../opcoes/queries.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { produto } from '../../produtos/tabelas.ts'

describe('GET /orcamentos/:id', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
  })
  afterAll(() => teste.fechar())

  const obter = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(obterOrcamento, { token: await teste.tokenDe(tipo), params: { id } })

  it('DOC-01 o orçamento inteiro, com os nomes do fio', async () => {
    const { banco } = teste.negocio()
    const { plano, cobranca, frete } = await cenario.escolhas()
    const validadeDoLink = new Date(teste.agora().getTime() + 3_600_000)
    const incluido = await cenario.incluirOrcamento({
      itens: 2,
      removidos: 1,
      campos: {
        status: 'COTACAO',
        grupo: 'G-17',
        ordemCompra: 'OC9',
        taxaFixa: '2.50',
        observacaoPedido: 'Sem troca de marca',
        valorBonificacao: '10.00',
        cupomCodigo: 'VOLTOU3',
        cupomDesconto: '5.00',
        valorFrete: '20.00',
        valorSeguro: '4.00',
        linkPagamentoStatus: 'PAGAMENTO_PENDENTE',
        linkPagamentoValidade: validadeDoLink,
      },
    })
    const [comprador] = await banco.select().from(cliente).where(eq(cliente.id, incluido.clienteId))
    const [unidade] = await banco.select().from(filial).where(eq(filial.id, incluido.filialId))
    const { status, corpo } = await obter(incluido.id)
    expect(status).toBe(200)
    const { itens, itensRemovidos, ...resto } = corpo
    expect(resto).toEqual({
      id: incluido.id,
      isPedido: false,
      cliente: {
        id: comprador?.id,
        razSoc: comprador?.razaoSocial,
        fant: comprador?.fantasia,
        cnpj: comprador?.documento,
      },
      filial: { id: unidade?.id, razSoc: unidade?.razaoSocial, desc: unidade?.nome },
      colaborador: { nome: nomeDaConta('OPERADOR') },
      status: { chave: 'COTACAO', label: 'Cotação' },
      st: 'COTACAO',
      dtHorInc: incluido.incluidoEm.toISOString(),
      dtVal: somarDias(hojeEm(teste.agora()), 7),
      grupo: 'G-17',
      emitente: { desc: unidade?.nome },
      linkPagamentoStatus: 'PAGAMENTO_PENDENTE',
      linkPagamento: { validade: validadeDoLink.toISOString() },
      idPedido: null,
      motivoPerda: null,
      motivoRecusa: null,
      envio: { situacao: 'NAO_ENVIADO', em: null },
      // Nobody calculated its freight.
      sujeitoAAprovacao: true,
      aceite: null,
      ordComp: 'OC9',
      plano: { desc: plano.descricao },
      cobranca: {
        desc: cobranca.descricao,
        taxaFixa: 2.5,
        descTaxaFixa: cobranca.descricaoTaxaFixa,
      },
      tipoFrete: { desc: frete.descricao },
      transportadora: null,
      obsEntrega: null,
      obsPedido: 'Sem troca de marca',
      obsCliente: null,
      qtdeIt: 2,
      vlSubTot: 202,
      vlBoni: 10,
      cupom: { codigo: 'VOLTOU3', desconto: 5, impostos: 0 },
      vlFrete: 20,
      vlSeguro: 4,
      vlTot: 213.5,
      percLucro: null,
      versao: 1,
    })
    const [primeiro] = await banco.select().from(produto).orderBy(asc(produto.id)).limit(1)
    expect(itens).toHaveLength(2)
    expect(itens[0]).toMatchObject({
      idProd: primeiro?.id,
      idExibicao: primeiro?.codigo,
      qtde: 10,
      qtdeAt: 0,
      vlUnit: 10,
      vlTot: 101,
      impostos: { ipi: { perc: 1, valor: 1 }, st: { perc: 0, valor: 0 } },
    })
    expect(itensRemovidos.map(({ vlTot }) => vlTot)).toEqual([101])
  })

  it('DOC-03 o vencido se mostra vencido; o perdido diz por quê', async () => {
    const { banco } = teste.negocio()
    const ontem = somarDias(hojeEm(teste.agora()), -1)
    const vencido = await cenario.incluirOrcamento({ campos: { dataValidade: ontem } })
    expect((await obter(vencido.id)).corpo).toMatchObject({
      st: 'VENCIDO',
      status: { chave: 'VENCIDO', label: 'Vencido' },
    })
    const [motivo] = await opcoesDaLista(banco, 'MOTIVO_PERDA')
    const perdido = await cenario.incluirOrcamento({
      campos: { status: 'PERDIDO', motivoPerdaId: motivo?.id ?? 0, perdidoEm: teste.agora() },
    })
    expect((await obter(perdido.id)).corpo).toMatchObject({ st: 'PERDIDO', motivoPerda: motivo?.desc })
  })

  it('PER-06 a margem só com o parâmetro da filial ligado e a ação permitida', async () => {
    const { banco } = teste.negocio()
    const { id, filialId } = await cenario.incluirOrcamento({ campos: { percentualLucro: '18.45' } })
    const margem = async (tipo: TipoDeUsuario) => (await obter(id, tipo)).corpo.percLucro
    expect(await margem('ADMIN')).toBeNull()
    await banco.insert(parametro).values({ chave: comPrefixo('exibeMargemLucro'), filialId, valor: 'S' })
    await teste.negocio().renovarParametros()
    expect([await margem('ADMIN'), await margem('OPERADOR')]).toEqual([18.45, null])
  })

  it('PER-01 404 para o de outra pessoa; quem o incluiu o vê', async () => {
    const deOutro = await cenario.incluirOrcamento()
    expect((await obter(deOutro.id, 'REPRESENTANTE')).status).toBe(404)
    const proprio = await cenario.incluirOrcamento({ colaborador: 'REPRESENTANTE' })
    expect((await obter(proprio.id, 'REPRESENTANTE')).status).toBe(200)
    const daCarteira = await cenario.incluirOrcamento({ doRepresentante: true })
    expect((await obter(daCarteira.id, 'REPRESENTANTE')).status).toBe(200)
    expect((await obter(999_999_999, 'ADMIN')).status).toBe(404)
    expect((await obter('abc' as never)).status).toBe(404)
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a ação', async () => {
    expect((await teste.chamar(obterOrcamento, { params: { id: 1 } })).status).toBe(401)
    expect((await obter(1, 'CONSUMIDOR_FINAL')).status).toBe(403)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'ORCAMENTO_VER', autorizado: false })
    expect((await obter(1, 'SUPERVISOR')).status).toBe(403)
  })
})
