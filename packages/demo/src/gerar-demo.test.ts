import { TAMANHO_DO_AVISO } from '@balcao/dominio/avisos/contratos'
import { cepValido } from '@balcao/dominio/brasil/cep'
import { cnpjValido } from '@balcao/dominio/brasil/cnpj'
import { documentoValido } from '@balcao/dominio/brasil/documento'
import { emailValido } from '@balcao/dominio/brasil/email'
import { nomeCompletoValido } from '@balcao/dominio/brasil/nome'
import { telefoneValido } from '@balcao/dominio/brasil/telefone'
import { diasEntre, somarDias } from '@balcao/dominio/formatos/datas'
import { comPrefixo, PARAMETROS, resolverParametros } from '@balcao/dominio/parametros'
import { nivelDeEstoque } from '@balcao/dominio/produtos/estoque'
import { problemaDaQuantidade } from '@balcao/dominio/produtos/quantidade'
import { getAreaCodesByState } from '@brazilian-utils/brazilian-utils/get-area-codes-by-state'
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { isValidIe } from '@brazilian-utils/brazilian-utils/is-valid-ie'
import { describe, expect, it } from 'vitest'
import { CONTAS_DEMO } from './acesso/contas.ts'
import { comDigitoEan } from './brasil/gerar-documentos.ts'
import { gerarDemo } from './gerar-demo.ts'
import { CIDADES, type UfDemo } from './lugares/cidades.ts'

const HOJE = '2026-11-15'
const ESPERADO = {
  aurora: { ufs: ['SP', 'MG', 'PR', 'GO', 'PE'], clientes: 400, produtos: 180 },
  boreal: { ufs: ['SC', 'SP', 'MS'], clientes: 250, produtos: 121 },
}
/** Postal codes of each state, by their first five digits. */
const CEPS: Record<UfDemo, [number, number][]> = {
  SP: [[1000, 19999]],
  MG: [[30000, 39999]],
  PR: [[80000, 87999]],
  GO: [
    [72800, 72999],
    [73700, 76799],
  ],
  PE: [[50000, 56999]],
  SC: [[88000, 89999]],
  MS: [[79000, 79999]],
}

const repetidos = (valores: readonly string[]) => valores.filter((valor, i) => valores.indexOf(valor) !== i)

it.each(CIDADES)('$nome/$uf: código do IBGE, DDD e CEP do estado', ({ nome, uf, ibge, ddd, cep }) => {
  expect(getMunicipalities(uf).find(({ name }) => name === nome)?.code).toBe(ibge)
  expect(getAreaCodesByState(uf)).toContain(Number(ddd))
  expect(CEPS[uf].some(([de, ate]) => de <= cep[0] && cep[1] <= ate && cep[0] <= cep[1])).toBe(true)
})

describe.each(['aurora', 'boreal'] as const)('%s', (negocio) => {
  const demo = gerarDemo(negocio, HOJE)
  const { filiais, colaboradores, clientes, produtos, transportadoras } = demo
  const esperado = ESPERADO[negocio]

  it('é igual a cada geração', () => {
    expect(gerarDemo(negocio, HOJE)).toEqual(demo)
  })

  it('em outro dia só as datas mudam, e na mesma distância', () => {
    const depois = gerarDemo(negocio, somarDias(HOJE, 400))
    const recuar = (data: string | null) => data && somarDias(data, -400)
    expect({
      ...depois,
      colaboradores: depois.colaboradores.map((pessoa) => ({
        ...pessoa,
        dataNascimento: recuar(pessoa.dataNascimento),
      })),
      clientes: depois.clientes.map((cliente) => ({
        ...cliente,
        dataCadastro: recuar(cliente.dataCadastro),
        dataUltimaCompra: recuar(cliente.dataUltimaCompra),
      })),
      avisos: depois.avisos.map((aviso) => ({ ...aviso, data: recuar(aviso.data) })),
    }).toEqual(demo)
  })

  it('filiais: uma por estado, CNPJ de uma só raiz', () => {
    expect(filiais.map(({ uf }) => uf)).toEqual(esperado.ufs)
    expect(filiais.map(({ cnpj }) => cnpj.slice(8, 12))).toEqual(filiais.map((_, i) => `000${i + 1}`))
    expect(new Set(filiais.map(({ cnpj }) => cnpj.slice(0, 8))).size).toBe(1)
    for (const { cnpj, uf, inscricaoEstadual, cidade, cep } of filiais) {
      expect(cnpjValido(cnpj)).toBe(true)
      expect(isValidIe(uf, inscricaoEstadual)).toBe(true)
      const faixa = CIDADES.find(({ nome }) => nome === cidade)?.cep ?? [0, 0]
      expect(Number(cep.slice(0, 5))).toBeGreaterThanOrEqual(faixa[0])
      expect(Number(cep.slice(0, 5))).toBeLessThanOrEqual(faixa[1])
    }
  })

  it('contas de demonstração primeiro, equipe de todas as filiais depois', () => {
    expect(colaboradores.slice(0, 7).map(({ cpf, tipo, nome }) => ({ cpf, tipo, nome }))).toEqual(CONTAS_DEMO)
    const representados = colaboradores
      .filter(({ tipo }) => tipo === 'REPRESENTANTE')
      .map(({ filiais: [sede] }) => sede)
    expect([...new Set(representados)].sort()).toEqual(filiais.map((_, i) => i))
    expect(colaboradores.filter(({ ativo }) => !ativo)).toHaveLength(1)
    expect(repetidos(colaboradores.map(({ email }) => email))).toEqual([])
    for (const { nome, dataNascimento } of colaboradores) {
      expect(nomeCompletoValido(nome)).toBe(true)
      expect(diasEntre(dataNascimento, HOJE)).toBeGreaterThan(18 * 365)
    }
  })

  it('clientes: documentos válidos e únicos, parte deles alfanumérica, alguns CPF', () => {
    const documentos = clientes.map(({ documento }) => documento)
    expect(documentos).toHaveLength(esperado.clientes)
    expect(documentos.filter((documento) => !documentoValido(documento))).toEqual([])
    expect(repetidos([...documentos, ...filiais.map(({ cnpj }) => cnpj)])).toEqual([])
    const parte = (padrao: RegExp) =>
      documentos.filter((documento) => padrao.test(documento)).length / documentos.length
    expect(parte(/[A-Z]/)).toBeGreaterThan(0.06)
    expect(parte(/[A-Z]/)).toBeLessThan(0.1)
    expect(parte(/^\d{11}$/)).toBeGreaterThan(0.01)
    expect(parte(/^\d{11}$/)).toBeLessThan(0.06)
  })

  it('clientes: endereço na área da filial, contatos que não chegam a ninguém', () => {
    for (const { uf, ibge, cidade, cep, telefone, email, inscricaoEstadual, filiais: posicoes } of clientes) {
      expect(uf).toBe(filiais[posicoes[0] ?? -1]?.uf)
      const { nome, ddd } = CIDADES.find((candidata) => candidata.ibge === ibge) ?? {}
      expect(nome).toBe(cidade)
      expect(telefone.slice(0, 2)).toBe(ddd)
      expect(telefoneValido(telefone, { minimoDeDigitos: 10 })).toBe(true)
      expect(cepValido(cep)).toBe(true)
      expect(
        CEPS[uf].some(([de, ate]) => de <= Number(cep.slice(0, 5)) && Number(cep.slice(0, 5)) <= ate),
      ).toBe(true)
      expect(emailValido(email) && email.endsWith('.example')).toBe(true)
      expect(inscricaoEstadual === null || isValidIe(uf, inscricaoEstadual)).toBe(true)
      expect(posicoes.length).toBeLessThanOrEqual(2)
      expect(repetidos(posicoes.map(String))).toEqual([])
    }
    expect(repetidos(clientes.map(({ fantasia }) => fantasia))).toEqual([])
  })

  it('clientes: datas possíveis, prospects sem compra, bloqueados com motivo', () => {
    for (const { dataCadastro, dataUltimaCompra, prospect, motivoBloqueio } of clientes) {
      expect(diasEntre(dataCadastro, HOJE)).toBeGreaterThanOrEqual(0)
      expect(diasEntre(dataCadastro, HOJE)).toBeLessThanOrEqual(8 * 365)
      if (prospect) expect([dataUltimaCompra, motivoBloqueio]).toEqual([null, null])
      if (dataUltimaCompra === null) continue
      expect(diasEntre(dataUltimaCompra, HOJE)).toBeGreaterThanOrEqual(0)
      expect(diasEntre(dataUltimaCompra, HOJE)).toBeLessThanOrEqual(200)
      expect(diasEntre(dataCadastro, dataUltimaCompra)).toBeGreaterThanOrEqual(0)
    }
    const quantos = (filtro: (cliente: (typeof clientes)[number]) => boolean) =>
      clientes.filter(filtro).length / clientes.length
    expect(quantos(({ prospect }) => prospect)).toBeCloseTo(0.12, 1)
    expect(quantos(({ motivoBloqueio }) => motivoBloqueio !== null)).toBeGreaterThan(0.015)
    expect(quantos(({ motivoBloqueio }) => motivoBloqueio !== null)).toBeLessThan(0.05)
    expect(clientes.some(({ dataUltimaCompra }) => dataUltimaCompra === HOJE)).toBe(true)
    expect(clientes.some(({ prospect, dataUltimaCompra }) => !prospect && dataUltimaCompra === null)).toBe(
      true,
    )
  })

  it('a conta REPRESENTANTE tem 40 clientes; ninguém é de representante de outra filial', () => {
    const porCpf = new Map(colaboradores.map((pessoa) => [pessoa.cpf, pessoa]))
    expect(clientes.filter(({ representante }) => representante === '39053344705')).toHaveLength(40)
    for (const {
      representante,
      filiais: [filial],
    } of clientes) {
      if (representante === null) continue
      expect(porCpf.get(representante)).toMatchObject({ tipo: 'REPRESENTANTE', filiais: [filial] })
    }
  })

  it('produtos: códigos e EAN-13 únicos e válidos, pesos e medidas possíveis', () => {
    expect(produtos).toHaveLength(esperado.produtos)
    for (const chave of ['codigo', 'codigoBarras', 'imagemId', 'descricaoCompleta'] as const)
      expect(repetidos(produtos.map((produto) => produto[chave]))).toEqual([])
    for (const produto of produtos) {
      expect(produto.codigoBarras).toMatch(/^789\d{10}$/)
      expect(comDigitoEan(produto.codigoBarras.slice(0, 12))).toBe(produto.codigoBarras)
      expect(produto.ncm).toMatch(/^\d{8}$/)
      expect(produto.imagemId).toMatch(/^[a-z0-9-]{1,64}$/)
      expect(Number(produto.pesoBruto)).toBeGreaterThanOrEqual(Number(produto.pesoLiquido))
      for (const medida of [produto.altura, produto.largura, produto.comprimento]) {
        expect(Number(medida)).toBeGreaterThan(0.2)
        expect(Number(medida)).toBeLessThan(120)
      }
      for (const { multiplo, minimo } of produto.embalagens)
        expect(
          problemaDaQuantidade(Number(minimo), { minimo: Number(minimo), multiplo: Number(multiplo) }),
        ).toBeNull()
    }
  })

  it('preços: quatro tabelas, nenhuma acima do varejo, promoção abaixo do atacado em parte', () => {
    let promocoes = 0
    for (const { precos } of produtos) {
      expect(precos.map(({ tabela }) => tabela)).toEqual(['Varejo', 'Atacado', 'Rede', 'Promocional'])
      const [varejo = 0, atacado = 0, rede = 0, promocional = 0] = precos.map(({ valor }) => Number(valor))
      for (const { valor } of precos) expect(valor).toMatch(/^\d+\.\d{2}$/)
      expect(varejo).toBeGreaterThan(atacado)
      expect(atacado).toBeGreaterThan(rede)
      expect(promocional).toBeLessThanOrEqual(atacado)
      if (promocional < atacado) promocoes++
    }
    expect(promocoes / produtos.length).toBeGreaterThan(0.2)
    expect(promocoes / produtos.length).toBeLessThan(0.4)
  })

  it('GER-21 estoque: cada filial mostra os três níveis', () => {
    filiais.forEach((_, i) => {
      const niveis = produtos.map(({ estoques }) =>
        nivelDeEstoque(Number(estoques[i]?.quantidade), Number(estoques[i]?.minimo)),
      )
      expect([...new Set(niveis)].sort()).toEqual([1, 2, 3])
      expect(niveis.filter((nivel) => nivel === 1).length).toBeGreaterThan(produtos.length / 2)
    })
  })

  it('transportadoras: 12, com CNPJ válido', () => {
    expect(transportadoras).toHaveLength(12)
    expect(transportadoras.filter(({ cnpj }) => !cnpjValido(cnpj))).toEqual([])
    expect(repetidos(transportadoras.map(({ cnpj }) => cnpj))).toEqual([])
  })

  it('AVI-01 avisos: uma dúzia, uns importantes, uns para poucos, lidos só por quem podia ver', () => {
    const { avisos } = demo
    expect(avisos).toHaveLength(12)
    expect(repetidos(avisos.map(({ titulo }) => titulo))).toEqual([])
    expect(avisos.filter(({ importante }) => importante).length).toBeGreaterThan(1)
    expect(avisos.some(({ tipos }) => tipos)).toBe(true)
    expect(new Set(avisos.map(({ filial }) => filial)).size).toBeGreaterThan(2)
    const porCpf = new Map(colaboradores.map((pessoa) => [pessoa.cpf, pessoa]))
    for (const { titulo, mensagem, data, tipos, filial, leitores, autor } of avisos) {
      expect(titulo.length).toBeLessThanOrEqual(TAMANHO_DO_AVISO.titulo)
      expect(mensagem.length).toBeLessThanOrEqual(TAMANHO_DO_AVISO.mensagem)
      expect(diasEntre(data, HOJE)).toBeGreaterThanOrEqual(0)
      for (const cpf of leitores) {
        const leitor = porCpf.get(cpf)
        if (!leitor || cpf === autor) continue
        expect(tipos === null || tipos.includes(leitor.tipo)).toBe(true)
        expect(filial === null || leitor.filiais.includes(filial)).toBe(true)
      }
    }
    for (const { cpf, tipo } of CONTAS_DEMO) {
      const lidos = avisos.filter(({ leitores }) => leitores.includes(cpf)).length
      expect([tipo, lidos > 0 && lidos < avisos.length]).toEqual([tipo, true])
    }
  })

  it('PAR-01 parâmetros: todo valor guardado se lê, e o da filial vence o do negócio', () => {
    const gravados = demo.parametros.map(({ chave, filial, valor }) => ({
      chave: comPrefixo(chave),
      filialId: filial ?? null,
      valor,
    }))
    for (const { chave, filial = null, valor } of demo.parametros)
      expect(resolverParametros(gravados, filial)[chave]).toEqual(PARAMETROS[chave].ler(valor))
    expect(demo.parametros.some(({ filial }) => filial === undefined)).toBe(true)
    expect(demo.parametros.some(({ filial }) => filial !== undefined)).toBe(true)
  })
})
