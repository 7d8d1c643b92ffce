import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { CONTRATOS_DO_CATALOGO } from '@balcao/dominio/catalogo/assuntos'
import { listarRegioes } from '@balcao/dominio/clientes/contratos'
import { listarFiliais } from '@balcao/dominio/filiais/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { pesquisarTransportadoras } from '@balcao/dominio/transportadoras/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../test/cenario-de-vendas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { configuracaoFv } from '../forca-de-vendas/tabelas.ts'
import { freteTabela } from '../fretes/tabelas.ts'
import { planosOferecidos } from '../orcamentos/conteudo/queries-cabecalho.ts'
import { orcamento, porDecidir } from '../orcamentos/nucleo/tabelas.ts'
import { campanha, cupom, negociacao } from '../precos/tabelas.ts'
import { produto as produtoDaTabela } from '../produtos/tabelas.ts'
import { emAberto } from '../titulos/queries.ts'
import { titulo } from '../titulos/tabelas.ts'
import { usosDaFilial, usosDoPlano } from './queries-usos-comerciais.ts'

/** Of nobody. */
const CNPJS = ['11222333000181', '34028316000103', '60746948000112', '00000000000191', '33000167000101']

const { transportadora: transportadoras } = CONTRATOS_DO_CATALOGO

describe('ADM-07 os dados comerciais', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  const como = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })
  const ultimaEntrada = async () => {
    const { corpo } = await teste.chamar(listarAuditoria, { query: {}, ...(await como()) })
    const entrada = corpo.itens.find(({ acao }) => acao !== 'Entrou')
    if (!entrada) throw new Error('nada foi registrado')
    return entrada
  }
  const desfazer = async () =>
    teste.chamar(desfazerAjuste, { params: { idEntrada: (await ultimaEntrada()).id }, ...(await como()) })

  describe('ADM-07 transportadoras', () => {
    const NOVA = { cnpj: '33.014.556/0001-96', razaoSocial: 'Rápido Sereno', cidade: 'Campinas', uf: 'SP' }
    const criar = async (valores: Record<string, string>, quem: TipoDeUsuario = 'ADMIN') =>
      teste.chamar(transportadoras.criar, {
        corpo: { valores: { ...NOVA, ...valores } },
        ...(await como(quem)),
      })
    const oferecidas = async (q: string) =>
      (
        await teste.chamar(pesquisarTransportadoras, { query: { q }, ...(await como('OPERADOR')) })
      ).corpo.itens.map(({ razSoc }) => razSoc)

    it('401, 403; o CNPJ que não é, ou que já é de outra, é recusado no campo', async () => {
      expect((await teste.chamar(transportadoras.listar)).status).toBe(401)
      expect((await criar({}, 'GERENTE')).status).toBe(403)
      const recusada = await criar({ cnpj: '33.014.556/0001-97' })
      expect([recusada.status, Object.keys(recusada.erro.campos ?? {})]).toEqual([422, ['valores.cnpj']])
      const { itens } = (await teste.chamar(transportadoras.listar, await como())).corpo
      const repetida = await criar({ cnpj: itens[0]?.valores.cnpj ?? '' })
      expect(repetida.erro.campos?.['valores.cnpj']).toMatch(/^Já existe/)
    })

    it('nasce com o CNPJ sem pontos, é oferecida na hora, sai, e o desfazer a traz de volta', async () => {
      const { status, corpo } = await criar({})
      expect([status, corpo.message]).toEqual([200, 'Transportadora “Rápido Sereno” criada.'])
      const { itens } = (await teste.chamar(transportadoras.listar, await como())).corpo
      expect(itens.find(({ id }) => id === corpo.id)?.valores.cnpj).toBe('33014556000196')
      expect(await oferecidas('sereno')).toEqual(['Rápido Sereno'])
      const alvo = { params: { idLinha: corpo.id }, ...(await como()) }
      // The mask alone is no change.
      const igual = await teste.chamar(transportadoras.alterar, {
        ...alvo,
        corpo: { valores: NOVA, versao: 1 },
      })
      expect(igual.status).toBe(200)
      expect((await ultimaEntrada()).acao).toBe('Criou')
      expect((await teste.chamar(transportadoras.retirar, { ...alvo, corpo: { versao: 1 } })).status).toBe(
        200,
      )
      expect(await oferecidas('sereno')).toEqual([])
      expect((await desfazer()).status).toBe(200)
      expect(await oferecidas('sereno')).toEqual(['Rápido Sereno'])
      expect((await teste.chamar(transportadoras.retirar, { ...alvo, corpo: { versao: 2 } })).status).toBe(
        409,
      )
      expect(
        (
          await teste.chamar(transportadoras.retirar, {
            ...alvo,
            params: { idLinha: 9_999_999 },
            corpo: { versao: 1 },
          })
        ).status,
      ).toBe(404)
    })

    it('a que tem tabela de frete em uso não se retira, e a recusa diz o que se quebraria', async () => {
      const [tabela] = await banco()
        .select({ id: freteTabela.transportadoraId })
        .from(freteTabela)
        .where(eq(freteTabela.ativa, true))
        .limit(1)
      const { itens } = (await teste.chamar(transportadoras.listar, await como())).corpo
      const dela = itens.find(({ id }) => id === tabela?.id)
      const { status, erro } = await teste.chamar(transportadoras.retirar, {
        params: { idLinha: dela?.id ?? 0 },
        corpo: { versao: dela?.versao ?? 0 },
        ...(await como()),
      })
      expect([status, erro.codigo]).toEqual([409, 'AJUSTE_EM_USO'])
      expect(erro.message).toMatch(/• \d+ tabelas? de frete em uso/)
    })
  })

  type Assunto = keyof typeof CONTRATOS_DO_CATALOGO
  const linhas = async (assunto: Assunto) =>
    (await teste.chamar(CONTRATOS_DO_CATALOGO[assunto].listar, await como())).corpo.itens
  const criar = async (assunto: Assunto, valores: Record<string, string>) =>
    teste.chamar(CONTRATOS_DO_CATALOGO[assunto].criar, { corpo: { valores }, ...(await como()) })
  const ir = async (assunto: Assunto, para: 'retirar' | 'restaurar', idLinha: number, versao: number) =>
    teste.chamar(CONTRATOS_DO_CATALOGO[assunto][para], {
      params: { idLinha },
      corpo: { versao },
      ...(await como()),
    })
  const alterar = async (assunto: Assunto, idLinha: number, mudanca: Record<string, string>) => {
    const atual = (await linhas(assunto)).find(({ id }) => id === idLinha)
    return teste.chamar(CONTRATOS_DO_CATALOGO[assunto].alterar, {
      params: { idLinha },
      corpo: { valores: { ...atual?.valores, ...mudanca }, versao: atual?.versao ?? 0 },
      ...(await como()),
    })
  }
  const comId = async (assunto: Assunto, id: number) => {
    const linha = (await linhas(assunto)).find((cada) => cada.id === id)
    if (!linha) throw new Error(`não há ${assunto} ${id}`)
    return linha
  }

  describe('ADM-07 planos de pagamento', () => {
    const oferecidos = async (hoje: string, atual = 0) =>
      (await planosOferecidos(banco(), { hoje, atual })).map(({ desc }) => desc)

    it('vale entre os seus dias; um orçamento que já o tem fica com ele', async () => {
      const { corpo, status } = await criar('plano-de-pagamento', {
        descricao: 'Especial de verão',
        parcelas: '15 / 45',
        validoDe: '2031-01-10',
        validoAte: '2031-02-10',
      })
      expect(status).toBe(200)
      expect((await comId('plano-de-pagamento', corpo.id)).valores.parcelas).toBe('15/45')
      expect(await oferecidos('2031-01-10')).toContain('Especial de verão')
      expect(await oferecidos('2031-02-10')).toContain('Especial de verão')
      for (const fora of ['2031-01-09', '2031-02-11'])
        expect(await oferecidos(fora)).not.toContain('Especial de verão')
      expect(await oferecidos('2031-02-11', corpo.id)).toContain('Especial de verão')
      const avesso = await alterar('plano-de-pagamento', corpo.id, { validoAte: '2031-01-01' })
      expect(avesso.erro.campos).toEqual({ 'valores.validoAte': 'Acaba antes de começar.' })
      // Of one by which nothing was sold, all may change.
      expect((await alterar('plano-de-pagamento', corpo.id, { parcelas: '' })).status).toBe(200)
    })

    it('de um que já vendeu, as parcelas ficam e o nome muda; em aberto, não se retira', async () => {
      const [aberto] = await banco()
        .select({ plano: orcamento.planoPagamentoId })
        .from(orcamento)
        .where(porDecidir(orcamento))
        .limit(1)
      const id = aberto?.plano ?? 0
      const { versao } = await comId('plano-de-pagamento', id)
      const mudado = await alterar('plano-de-pagamento', id, { parcelas: '1/2/3' })
      expect(mudado.erro.campos?.['valores.parcelas']).toMatch(/^Já se vendeu por este plano/)
      const { erro, status } = await ir('plano-de-pagamento', 'retirar', id, versao)
      expect([status, erro.codigo]).toEqual([409, 'AJUSTE_EM_USO'])
      expect(erro.message).toMatch(/• [\d.]+ orçamentos? em aberto/)
      const velho = await teste.chamar(CONTRATOS_DO_CATALOGO['plano-de-pagamento'].alterar, {
        params: { idLinha: id },
        corpo: {
          valores: { descricao: 'Outro', parcelas: '', validoDe: '', validoAte: '' },
          versao: versao + 1,
        },
        ...(await como()),
      })
      expect(velho.status).toBe(409)
    })
  })

  it('ADM-07 a taxa de uma cobrança é dinheiro, e desfazer a devolve ao centavo', async () => {
    const { corpo } = await criar('forma-de-cobranca', {
      descricao: 'Cheque',
      taxaFixa: '2,50',
      descricaoTaxaFixa: '',
      antecipada: 'N',
    })
    expect((await comId('forma-de-cobranca', corpo.id)).valores.taxaFixa).toBe('2.5')
    expect((await alterar('forma-de-cobranca', corpo.id, { taxaFixa: '3' })).status).toBe(200)
    expect((await desfazer()).status).toBe(200)
    expect((await comId('forma-de-cobranca', corpo.id)).valores.taxaFixa).toBe('2.5')
  })

  describe('ADM-07 filiais e contas', () => {
    const NOVA = {
      cnpj: '11.444.777/0001-61',
      nome: 'Campinas Norte',
      razaoSocial: 'Casa Pomar Ltda',
      inscricaoEstadual: 'isento',
      simples: 'N',
      cep: '13031-900',
      logradouro: 'Rua das Acácias',
      numero: '120',
      bairro: 'Centro',
      cidade: 'campinas',
      uf: 'SP',
      telefone: '(19) 3232-2020',
      email: 'Norte@Pomar.test',
    }

    it('nasce com o código do IBGE da cidade, é oferecida a quem escolhe filial e ganha conta no banco', async () => {
      const errada = await criar('filial', { ...NOVA, uf: 'AC' })
      expect(Object.keys(errada.erro.campos ?? {})).toEqual(['valores.cidade'])
      const { corpo, status } = await criar('filial', NOVA)
      expect(status).toBe(200)
      const [gravada] = await banco().select().from(filial).where(eq(filial.id, corpo.id))
      expect(gravada).toMatchObject({
        ibge: '3509502',
        inscricaoEstadual: 'ISENTO',
        email: 'norte@pomar.test',
      })
      const vistas = (await teste.chamar(listarFiliais, await como())).corpo.itens
      expect(vistas.map(({ idFil }) => idFil)).toContain(corpo.id)
      const conta = { nomeBanco: 'Itaú', banco: '341', agencia: '0057', conta: '12345-6', carteira: '109' }
      const semBanco = await criar('conta-de-cobranca', {
        ...conta,
        filialId: String(corpo.id),
        banco: 'Itaú',
      })
      expect(Object.keys(semBanco.erro.campos ?? {})).toEqual(['valores.banco'])
      expect((await criar('conta-de-cobranca', { ...conta, filialId: String(corpo.id) })).status).toBe(200)
      // Nothing was sold by it: the CNPJ may still be corrected, and it may go.
      expect((await alterar('filial', corpo.id, { cnpj: '33014556000196' })).status).toBe(200)
      expect((await ir('filial', 'retirar', corpo.id, 2)).status).toBe(200)
    })

    it('a que tem notas fica com o CNPJ, e a que está em uso não se retira', async () => {
      const [emUso] = await banco().select({ id: titulo.filialId }).from(titulo).where(emAberto()).limit(1)
      const { id, versao } = await comId('filial', emUso?.id ?? 0)
      const mudada = await alterar('filial', id, { cnpj: '11444777000161' })
      expect(mudada.erro.campos?.['valores.cnpj']).toMatch(/^Já há notas ou títulos/)
      const { status, erro } = await ir('filial', 'retirar', id, versao)
      expect(status).toBe(409)
      expect(erro.message).toMatch(/títulos? em aberto/)
    })

    describe('ADM-07 o que só vale para o que se quer retirar', () => {
      const daFilial = async (cnpj: string) => criar('filial', { ...NOVA, cnpj, nome: `Filial ${cnpj}` })
      const hoje = () => hojeEm(teste.agora())
      const vendas = () => cenarioDeVendas(teste)
      type Vale = { inicio: string; fim: string }
      /** In force, and how each of them is no more: over, or ended by somebody. */
      const negociar = async (vale: Vale, campos: { filialId: number; planoPagamentoId?: number }) => {
        const [dele] = await banco().select({ id: cliente.id }).from(cliente).limit(1)
        const [produto] = await banco().select({ id: produtoDaTabela.id }).from(produtoDaTabela).limit(1)
        const [pessoa] = await banco().select({ id: colaborador.id }).from(colaborador).limit(1)
        const pedida = { tipo: 'PRECO', preco: 5, percentual: null } as never
        await banco()
          .insert(negociacao)
          .values({
            ...{ clienteId: dele?.id ?? 0, produtoId: produto?.id ?? 0, colaboradorId: pessoa?.id ?? 0 },
            ...{ alvo: 'PRODUTO', tipo: 'PRECO', preco: '5', quantidadeAte: '10', pedida },
            ...{ justificativa: 'Concorrente', autorizadaEm: teste.agora(), ...vale, ...campos },
          })
      }
      const desconto = { tipo: 'PRECO', preco: 9, minimo: 1 } as const
      type Dar = (filialId: number, vale: Vale) => Promise<unknown>
      const encerrada = async (tabela: typeof campanha | typeof negociacao, encerradaEm: Date | null) =>
        banco().update(tabela).set({ encerradaEm })
      const CASOS: [string, Dar, RegExp, ((deixa: boolean) => Promise<unknown>)[]][] = [
        [
          'cupom',
          (filialId, vale) => vendas().darCupom({ codigo: `SO${filialId}${vale.fim}`, filialId, ...vale }),
          /• 1 cupom que só vale nela/,
          [(deixa) => banco().update(cupom).set({ ativo: !deixa })],
        ],
        [
          'campanha',
          (id, vale) => vendas().promover({ beneficio: desconto, filiais: [id], ...vale }),
          /• 1 campanha que só vale para ela/,
          [(deixa) => encerrada(campanha, deixa ? teste.agora() : null)],
        ],
        [
          'negociação',
          (filialId, vale) => negociar(vale, { filialId }),
          /• 1 negociação de preço em vigor/,
          [
            (deixa) => encerrada(negociacao, deixa ? teste.agora() : null),
            (deixa) =>
              banco()
                .update(negociacao)
                .set({ autorizadaEm: deixa ? null : teste.agora() }),
          ],
        ],
      ]
      it.each(CASOS)(
        '%s em vigor segura a filial, e o que acabou não',
        async (_, dar, motivo, deixarDeValer) => {
          const cnpj = CNPJS.shift() ?? ''
          const { corpo } = await daFilial(cnpj)
          const passado = { inicio: somarDias(hoje(), -9), fim: somarDias(hoje(), -1) }
          await dar(corpo.id, { inicio: hoje(), fim: hoje() })
          await dar(corpo.id, passado)
          const { status, erro } = await ir('filial', 'retirar', corpo.id, 1)
          expect([status, erro.codigo]).toEqual([409, 'AJUSTE_EM_USO'])
          expect(erro.message).toMatch(motivo)
          for (const deixar of deixarDeValer) {
            await deixar(true)
            expect(await usosDaFilial(banco(), corpo.id, hoje())).toEqual([])
            await deixar(false)
          }
          for (const tabela of [cupom, campanha, negociacao]) await banco().update(tabela).set(passado)
          expect((await ir('filial', 'retirar', corpo.id, 1)).status).toBe(200)
        },
      )

      it('campanha de mais uma filial em uso não a segura; de outra que se retirou, sim', async () => {
        const [uma, outra] = [await daFilial(CNPJS.shift() ?? ''), await daFilial(CNPJS.shift() ?? '')]
        const filiais = [uma.corpo.id, outra.corpo.id]
        await vendas().promover({ beneficio: desconto, filiais })
        expect((await ir('filial', 'retirar', uma.corpo.id, 1)).status).toBe(200)
        expect((await ir('filial', 'retirar', outra.corpo.id, 1)).erro.message).toMatch(/1 campanha/)
      })

      it('tabela de preço de uma campanha, e plano de uma negociação, em vigor', async () => {
        const vale = { inicio: hoje(), fim: hoje() }
        const { corpo: tabela } = await criar('tabela-de-preco', { nome: 'Só da campanha', livre: 'N' })
        await vendas().promover({ beneficio: desconto, tabelas: [tabela.id], ...vale })
        expect((await ir('tabela-de-preco', 'retirar', tabela.id, 1)).erro.message).toMatch(
          /• 1 campanha que só vale para ela/,
        )
        const { corpo: plano } = await criar('plano-de-pagamento', {
          ...{ descricao: 'Só da negociação', parcelas: '', validoDe: '', validoAte: '' },
        })
        const [filialId] = await banco().select({ id: filial.id }).from(filial).limit(1)
        await negociar(vale, { filialId: filialId?.id ?? 0, planoPagamentoId: plano.id })
        // A configuration that was taken away names nothing any more.
        const valores = { planos: [plano.id] }
        await banco()
          .insert(configuracaoFv)
          .values({ escopo: 'VENDEDOR', alvoId: 1, valores, excluidaEm: teste.agora() })
        expect(await usosDoPlano(banco(), plano.id, hoje())).toEqual([expect.stringMatching(/negociação/)])
        expect((await ir('plano-de-pagamento', 'retirar', plano.id, 1)).erro.message).toMatch(
          /• 1 negociação de preço em vigor/,
        )
      })
    })
  })

  it('ADM-07 uma região com clientes não se retira; sem eles, deixa de ser oferecida', async () => {
    const [comCliente] = await banco()
      .select({ id: cliente.regiaoId })
      .from(cliente)
      .where(isNotNull(cliente.regiaoId))
      .limit(1)
    const { id, versao } = await comId('regiao-de-venda', comCliente?.id ?? 0)
    expect((await ir('regiao-de-venda', 'retirar', id, versao)).erro.message).toMatch(/clientes? nela/)
    const { corpo } = await criar('regiao-de-venda', { nome: 'Vale do Sossego' })
    const oferecidas = async () =>
      (await teste.chamar(listarRegioes, await como())).corpo.itens.map(({ nome }) => nome)
    expect(await oferecidas()).toContain('Vale do Sossego')
    expect((await ir('regiao-de-venda', 'retirar', corpo.id, 1)).status).toBe(200)
    expect(await oferecidas()).not.toContain('Vale do Sossego')
  })
})
