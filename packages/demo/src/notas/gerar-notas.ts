import { diasEntre, somarDias } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { montarChave } from '@balcao/dominio/notas/chave'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { UfDemo } from '../lugares/cidades.ts'
import {
  calcularImpostos,
  emReais,
  type Impostos,
  type Operacao,
  porcento,
} from '../precos/calcular-impostos.ts'
import type { ProdutoGerado } from '../produtos/gerar-produtos.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'

type Cadastros = Pick<Demo, 'filiais' | 'clientes' | 'produtos' | 'transportadoras'>
type Cliente = Demo['clientes'][number]
type Filial = Demo['filiais'][number]
type Transportadora = Demo['transportadoras'][number]

/** Enough of each for some 1,500 invoices in both businesses. */
const MAXIMO_POR_CLIENTE: Record<NegocioDemo, number> = { aurora: 8, boreal: 12 }
const NOTAS_DE_UM_GRANDE = [60, 80] as const
const DIAS_DE_HISTORIA = 400
const DIAS_PARA_SER_GRANDE = 300
const DIAS_POR_NOTA = 6
const PRIMEIRO_NUMERO = 40_000
const PARTE_DA_FILIAL_PRINCIPAL = 0.8
const PARTE_COM_FRETE = 0.15
const PARTE_COM_DESCONTO = 0.12
const PRAZOS = [[28], [28, 35], [28, 35, 42], [28, 35, 42]] as const
const CENTAVOS_PARA_PARCELAR = 300_00
export const CASAS_DO_PRECO_UNITARIO = 10
const TAMANHOS_DE_PEDIDO = [
  [1, 3],
  [2, 8],
  [4, 12],
  [10, 25],
] as const

export type NotaGerada = ReturnType<typeof gerarNotas>[number]

/** The invoices of the last 400 days, by branch and number; keys, sums and taxes hold together as in real ones. */
export function gerarNotas(negocio: NegocioDemo, hoje: string, cadastros: Cadastros) {
  const { filiais, clientes } = cadastros
  const sorteio = criarSorteio(`${negocio}/notas`)
  const grandes = escolherGrandes(clientes, hoje)
  const vendas = clientes.flatMap((cliente) =>
    gerarVendas(
      cliente,
      hoje,
      quantasNotas(cliente, hoje, grandes, MAXIMO_POR_CLIENTE[negocio], sorteio),
      sorteio,
    ),
  )
  vendas.sort((a, b) => a.filial - b.filial || (a.momento < b.momento ? -1 : 1))

  const numeros = new Map<string, number>()
  return vendas.map(({ cliente, filial: posicao, momento }) => {
    const filial = exigir(filiais[posicao], posicao)
    // Sales to whoever does not sell again have a series of their own.
    const serie = cliente.inscricaoEstadual === null ? 2 : 1
    const sequencia = `${posicao}/${serie}`
    const numero = (numeros.get(sequencia) ?? PRIMEIRO_NUMERO + posicao * 7_000) + 1
    numeros.set(sequencia, numero)
    return emitir({ filial, posicao, cliente, momento, serie, numero, hoje }, cadastros, sorteio)
  })
}

function exigir<T>(valor: T | undefined, chave: unknown): T {
  if (valor === undefined) throw new RangeError(`Nada na posição ${chave}`)
  return valor
}

const inicioDaHistoria = ({ dataCadastro }: Cliente, hoje: string) => {
  const inicio = somarDias(hoje, -DIAS_DE_HISTORIA)
  return dataCadastro > inicio ? dataCadastro : inicio
}

/** One of the demo representative's customers and one of somebody else's buy every week. */
function escolherGrandes(clientes: readonly Cliente[], hoje: string): (Cliente | undefined)[] {
  const representante = CONTAS_DEMO.find(({ tipo }) => tipo === 'REPRESENTANTE')?.cpf
  const antigos = clientes.filter(
    (cliente) =>
      cliente.inscricaoEstadual !== null &&
      cliente.motivoBloqueio === null &&
      cliente.dataUltimaCompra !== null &&
      diasEntre(inicioDaHistoria(cliente, hoje), cliente.dataUltimaCompra) > DIAS_PARA_SER_GRANDE,
  )
  return [
    antigos.find((cliente) => cliente.representante === representante),
    antigos.find((cliente) => cliente.representante !== representante),
  ]
}

function quantasNotas(
  cliente: Cliente,
  hoje: string,
  grandes: readonly (Cliente | undefined)[],
  maximo: number,
  sorteio: Sorteio,
): number {
  const { dataUltimaCompra } = cliente
  const desejadas = grandes.includes(cliente)
    ? sorteio.inteiro(...NOTAS_DE_UM_GRANDE)
    : sorteio.inteiro(1, maximo)
  if (dataUltimaCompra === null) return 0
  const dias = diasEntre(inicioDaHistoria(cliente, hoje), dataUltimaCompra)
  return grandes.includes(cliente) ? desejadas : Math.min(desejadas, 1 + Math.floor(dias / DIAS_POR_NOTA))
}

type Venda = { cliente: Cliente; filial: number; momento: string }

/** The newest is the customer's last purchase; none comes before the customer did. */
function gerarVendas(cliente: Cliente, hoje: string, quantas: number, sorteio: Sorteio): Venda[] {
  const ultima = cliente.dataUltimaCompra ?? hoje
  const dias = diasEntre(inicioDaHistoria(cliente, hoje), ultima)
  const [principal = 0, outra = principal] = cliente.filiais
  return Array.from({ length: quantas }, (_, i) => {
    const dia = i === 0 ? ultima : somarDias(ultima, -sorteio.inteiro(0, dias))
    // Between states a sale to whoever does not resell has other rules: such customers buy from their own branch.
    const daPrincipal = sorteio.chance(PARTE_DA_FILIAL_PRINCIPAL) || cliente.inscricaoEstadual === null
    const hora = dia === hoje ? 0 : sorteio.inteiro(7, 18)
    const [minuto, segundo] = [sorteio.inteiro(0, 59), sorteio.inteiro(0, 59)]
    // Today's were issued in its first minute: whenever the demo is filled, none is from the future.
    const relogio = [hora, dia === hoje ? 0 : minuto, segundo]
    const horario = relogio.map((parte) => String(parte).padStart(2, '0')).join(':')
    return { cliente, filial: daPrincipal ? principal : outra, momento: `${dia}T${horario}` }
  })
}

/** Legal time of each state where the demo has branches. */
export const fusoDaUf = (uf: UfDemo) => (uf === 'MS' ? '-04:00' : '-03:00')

type Emissao = {
  filial: Filial
  posicao: number
  cliente: Cliente
  momento: string
  serie: number
  numero: number
  hoje: string
}

function emitir(emissao: Emissao, { produtos, transportadoras }: Cadastros, sorteio: Sorteio) {
  const { filial, posicao, cliente, momento, serie, numero, hoje } = emissao
  const dia = momento.slice(0, 10)
  const contribuinte = cliente.inscricaoEstadual !== null
  const operacao = { de: filial.uf, para: cliente.uf, contribuinte, dia }
  const acrescimos = {
    frete: sorteio.chance(PARTE_COM_FRETE) ? '1.5000' : '0.0000',
    desconto: sorteio.chance(PARTE_COM_DESCONTO) ? `${sorteio.inteiro(1, 4)}.0000` : '0.0000',
  }
  const [menor, maior] = sorteio.um(TAMANHOS_DE_PEDIDO)
  const linhas = sorteio
    .varios(produtos, sorteio.inteiro(menor, maior))
    .map((produto) => escolherQuantidade(produto, cliente, sorteio))
  const itens = linhas.map((linha, i) => gerarItem(linha, i + 1, acrescimos, operacao))
  const totais = somarTotais(itens)
  const centavos = itens.reduce((soma, item) => soma + item.centavos.total, 0)
  const cUF = filial.ibge.slice(0, 2)
  // The first minute is that of the business, which a branch further west has an hour later.
  const emitidaEm = new Date(momento + (dia === hoje ? '-03:00' : fusoDaUf(filial.uf)))
  const saida = somarDias(dia, sorteio.inteiro(0, 1))
  return {
    /** Position in the list of branches. */
    filial: posicao,
    emitente: filial,
    destinatario: cliente,
    transportadora: escolherTransportadora(transportadoras, filial, sorteio),
    chave: montarChave({
      cUF,
      aamm: dia.slice(2, 4) + dia.slice(5, 7),
      cnpj: filial.cnpj,
      modelo: '55',
      serie,
      numero,
      tpEmis: '1',
      cNF: sorteio.digitos(8),
    }),
    numero,
    serie,
    emitidaEm: emitidaEm.toISOString(),
    dataSaida: saida > hoje ? hoje : saida,
    naturezaOperacao: contribuinte ? 'Venda de mercadoria' : 'Venda de mercadoria a consumidor final',
    contribuinte,
    itens,
    quantidadeItens: itens.length,
    totais,
    valorProdutos: totais.produtos,
    valorTotal: totais.nota,
    duplicatas: contribuinte ? dividir(centavos, dia, sorteio) : [],
    volume: embalar(linhas),
    /** Any number, until its order has one. */
    pedido: sorteio.inteiro(100_000, 999_999),
    protocolo: {
      numero: `1${cUF}${dia.slice(2, 4)}${sorteio.digitos(10)}`,
      recebidoEm: new Date(emitidaEm.getTime() + sorteio.inteiro(2, 40) * 1000).toISOString(),
    },
  }
}

type Acrescimos = { frete: string; desconto: string }
type Linha = { produto: ProdutoGerado; unidade: string; fator: number; quantidade: number; centavos: number }

export function escolherQuantidade(produto: ProdutoGerado, cliente: Cliente, sorteio: Sorteio): Linha {
  const [avulsa, caixa] = produto.embalagens
  const embalagem = caixa && cliente.tabela !== 'Varejo' ? caixa : sorteio.um(produto.embalagens)
  const vezes = embalagem === avulsa ? sorteio.inteiro(1, 12) : sorteio.inteiro(1, 10)
  const preco = produto.precos.find(({ tabela }) => tabela === cliente.tabela)
  const fator = Number(embalagem.fatorConversao)
  return {
    produto,
    unidade: embalagem.unidade,
    fator,
    quantidade: Number(embalagem.minimo) * vezes,
    centavos: Number(exigir(preco, cliente.tabela).valor.replace('.', '')) * fator,
  }
}

export function gerarItem(linha: Linha, numeroItem: number, acrescimos: Acrescimos, operacao: Operacao) {
  const { produto, unidade, quantidade, centavos } = linha
  const produtos = centavos * quantidade
  const frete = porcento(produtos, acrescimos.frete)
  const desconto = porcento(produtos, acrescimos.desconto)
  const mercadoria = produtos + frete - desconto
  const impostos = calcularImpostos(produto.ncm, mercadoria, operacao)
  const total = mercadoria + (impostos.ipi?.valor ?? 0) + (impostos.st?.valor ?? 0)
  return {
    numeroItem,
    codigo: produto.codigo,
    ean: produto.codigoBarras,
    descricao: produto.descricaoCompleta,
    marca: produto.marca,
    ncm: produto.ncm,
    cfop: (operacao.de === operacao.para ? '5' : '6') + (impostos.st ? '403' : '102'),
    unidade,
    quantidade: `${quantidade}.0000`,
    /** Unit price before the taxes that are added on top. */
    valorSemImposto: emReais(centavos),
    /** Unit price with everything the customer pays for it. */
    valorUnitario: new Decimal(total).div(quantidade * 100).toFixed(CASAS_DO_PRECO_UNITARIO),
    valorTotal: emReais(total),
    centavos: { produtos, frete, seguro: 0, desconto, outras: 0, total },
    impostos,
  }
}

export type ItemDaNota = ReturnType<typeof gerarItem>

export function somarTotais(itens: readonly ItemDaNota[]) {
  const total = (valor: (item: ItemDaNota) => number | undefined) =>
    emReais(itens.reduce((soma, item) => soma + (valor(item) ?? 0), 0))
  const imposto = (qual: keyof Omit<Impostos, 'cst'>, medida: 'base' | 'valor' = 'valor') =>
    total(({ impostos }) => impostos[qual]?.[medida])
  return {
    produtos: total(({ centavos }) => centavos.produtos),
    frete: total(({ centavos }) => centavos.frete),
    seguro: total(({ centavos }) => centavos.seguro),
    desconto: total(({ centavos }) => centavos.desconto),
    outras: total(({ centavos }) => centavos.outras),
    baseIcms: imposto('icms', 'base'),
    icms: imposto('icms'),
    baseSt: imposto('st', 'base'),
    st: imposto('st'),
    ipi: imposto('ipi'),
    pis: imposto('pis'),
    cofins: imposto('cofins'),
    ibsCbs: itens.some(({ impostos }) => impostos.ibs)
      ? { base: imposto('ibs', 'base'), ibs: imposto('ibs'), cbs: imposto('cbs') }
      : null,
    nota: total(({ centavos }) => centavos.total),
  }
}

/** Equal parts; the cents that do not divide are in the first. */
function dividir(centavos: number, dia: string, sorteio: Sorteio) {
  const prazos = centavos < CENTAVOS_PARA_PARCELAR ? PRAZOS[0] : sorteio.um(PRAZOS)
  const parcela = Math.floor(centavos / prazos.length)
  const primeira = centavos - parcela * (prazos.length - 1)
  return prazos.map((prazo, i) => ({
    numero: String(i + 1).padStart(3, '0'),
    vencimento: somarDias(dia, prazo),
    valor: emReais(i === 0 ? primeira : parcela),
  }))
}

function embalar(linhas: readonly Linha[]) {
  const gramas = (medida: 'pesoLiquido' | 'pesoBruto') =>
    linhas.reduce(
      (total, { produto, fator, quantidade }) =>
        total + Number(produto[medida].replace('.', '')) * fator * quantidade,
      0,
    )
  const quilos = (total: number) =>
    String(total)
      .padStart(4, '0')
      .replace(/(?=...$)/, '.')
  return {
    // Loose units of a product travel together in one box.
    quantidade: String(
      linhas.reduce((total, { fator, quantidade }) => total + (fator === 1 ? 1 : quantidade), 0),
    ),
    especie: 'VOLUMES',
    pesoLiquido: quilos(gramas('pesoLiquido')),
    pesoBruto: quilos(gramas('pesoBruto')),
  }
}

function escolherTransportadora(todas: readonly Transportadora[], { uf }: Filial, sorteio: Sorteio) {
  const daUf = todas.filter((transportadora) => transportadora.uf === uf)
  return sorteio.um(daUf.length > 0 ? daUf : todas)
}
