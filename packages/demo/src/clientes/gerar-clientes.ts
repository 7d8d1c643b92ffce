import { somarDias } from '@balcao/dominio/formatos/datas'
import { CONTAS_DEMO, EMAIL_DA_CONSUMIDORA } from '../acesso/contas.ts'
import type { ColaboradorGerado } from '../acesso/gerar-colaboradores.ts'
import { criarEmissor } from '../brasil/gerar-documentos.ts'
import { gerarInscricaoEstadual } from '../brasil/gerar-inscricao-estadual.ts'
import { gerarEndereco, gerarTelefone, sortearCidade } from '../enderecos/gerar-enderecos.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { FilialGerada } from '../filiais/gerar-filiais.ts'
import { CIDADES } from '../lugares/cidades.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import { paraEndereco } from '../texto.ts'
import { distribuirRepresentantes } from './distribuir-representantes.ts'
import { criarGeradorDeEmpresas, type Identidade } from './gerar-empresas.ts'
import type { Segmento } from './segmentos.ts'
import { SEGMENTOS_AURORA } from './segmentos-aurora.ts'
import { SEGMENTOS_BOREAL } from './segmentos-boreal.ts'

type Perfil = {
  quantos: number
  segmentos: readonly Segmento[]
  /** How many customers each branch has, against the others. */
  pesoDasFiliais: readonly number[]
}

const PERFIS: Record<NegocioDemo, Perfil> = {
  aurora: { quantos: 400, segmentos: SEGMENTOS_AURORA, pesoDasFiliais: [32, 24, 18, 14, 12] },
  boreal: { quantos: 250, segmentos: SEGMENTOS_BOREAL, pesoDasFiliais: [45, 30, 25] },
}

const MOTIVOS_DE_BLOQUEIO = [
  'Títulos vencidos há mais de 30 dias',
  'Limite de crédito excedido',
  'Inscrição estadual baixada na SEFAZ',
  'CNPJ inapto na Receita Federal',
  'Cheque devolvido sem fundos',
  'Bloqueado a pedido do departamento de crédito',
  'Cadastro desatualizado: aguardando contrato social',
]

/** Trades whose shops buy from the business. */
export const segmentosDe = (negocio: NegocioDemo): readonly Segmento[] => PERFIS[negocio].segmentos

const CAIXAS_POSTAIS = ['compras', 'contato', 'financeiro', 'nfe', 'gerencia']

type ClienteSemCarteira = Omit<Identidade, 'contribuinte' | 'recente' | 'rural'> &
  ReturnType<typeof gerarEndereco> &
  ReturnType<typeof gerarHistorico> & {
    inscricaoEstadual: string | null
    telefone: string
    email: string
    prospect: boolean
    motivoBloqueio: string | null
    /** Positions in the list of branches; the first is the one nearest. */
    filiais: readonly number[]
  }

const PARTE_DE_PROSPECTS = 0.12
const PARTE_DE_BLOQUEADOS = 0.03
const PARTE_COM_DUAS_FILIAIS = 0.25
const OITO_ANOS = 8 * 365
/** Before that no company had letters in its CNPJ, whenever the demo is filled in the product's first months. */
const DIAS_DE_ALFANUMERICO = 120

export function gerarClientes(
  negocio: NegocioDemo,
  hoje: string,
  filiais: readonly FilialGerada[],
  colaboradores: readonly ColaboradorGerado[],
) {
  const { quantos, segmentos, pesoDasFiliais } = PERFIS[negocio]
  const sorteio = criarSorteio(`${negocio}/clientes`)
  const emissor = criarEmissor(
    sorteio,
    colaboradores.map(({ cpf }) => cpf),
  )
  const empresas = criarGeradorDeEmpresas(segmentos, emissor, sorteio)
  const posicoes = pesoDasFiliais.flatMap((peso, i) => Array<number>(peso).fill(i))

  function completar(identidade: Identidade, posicao: number): ClienteSemCarteira {
    const filial = filiais[posicao]
    if (!filial) throw new RangeError(`Sem filial na posição ${posicao}`)
    const cidade = sortearCidade(filial.uf, sorteio)
    const prospect = sorteio.chance(PARTE_DE_PROSPECTS)
    const duas = sorteio.chance(PARTE_COM_DUAS_FILIAIS)
    const { contribuinte, recente, rural, ...dados } = identidade
    return {
      ...dados,
      ...gerarEndereco(cidade, sorteio, rural),
      ...gerarHistorico(hoje, { recente, prospect }, sorteio),
      inscricaoEstadual: contribuinte ? gerarInscricaoEstadual(cidade.uf, sorteio) : null,
      telefone: gerarTelefone(cidade.ddd, sorteio),
      email: `${sorteio.um(CAIXAS_POSTAIS)}@${paraEndereco(dados.fantasia)}.example`,
      prospect,
      motivoBloqueio:
        !prospect && sorteio.chance(PARTE_DE_BLOQUEADOS) ? sorteio.um(MOTIVOS_DE_BLOQUEIO) : null,
      filiais: duas ? [posicao, (posicao + 1) % filiais.length] : [posicao],
    }
  }

  const clientes = [consumidorFinal(hoje, filiais)]
  while (clientes.length < quantos) {
    const posicao = sorteio.um(posicoes)
    for (const identidade of empresas.proxima().slice(0, quantos - clientes.length))
      clientes.push(completar(identidade, posicao))
  }
  return distribuirRepresentantes(clientes, colaboradores, criarSorteio(`${negocio}/carteiras`))
}

function gerarHistorico(hoje: string, cliente: { recente: boolean; prospect: boolean }, sorteio: Sorteio) {
  const idade = sorteio.inteiro(
    0,
    cliente.recente ? DIAS_DE_ALFANUMERICO : cliente.prospect ? 365 : OITO_ANOS,
  )
  const comprou = !cliente.prospect && !sorteio.chance(0.04)
  const [de, ate] = sorteio.um([
    [0, 15],
    [0, 30],
    [0, 60],
    [31, 90],
    [91, 200],
  ] as const)
  const diasSemCompra = Math.min(idade, sorteio.inteiro(de, ate))
  return {
    dataCadastro: somarDias(hoje, -idade),
    dataUltimaCompra: comprou ? somarDias(hoje, -diasSemCompra) : null,
  }
}

/** The customer behind the demo account of that type: the same CPF. */
function consumidorFinal(hoje: string, filiais: readonly FilialGerada[]): ClienteSemCarteira {
  const conta = CONTAS_DEMO.find(({ tipo }) => tipo === 'CONSUMIDOR_FINAL')
  const cidade = CIDADES.find(({ ibge }) => ibge === filiais[0]?.ibge)
  if (!conta || !cidade) throw new Error('Sem conta ou cidade para o consumidor final')
  const sorteio = criarSorteio(`consumidor-final/${cidade.ibge}`)
  return {
    documento: conta.cpf,
    razaoSocial: conta.nome,
    fantasia: conta.nome,
    atividade: 'Consumidor final',
    tabela: 'Varejo',
    ...gerarEndereco(cidade, sorteio),
    dataCadastro: somarDias(hoje, -210),
    dataUltimaCompra: somarDias(hoje, -6),
    inscricaoEstadual: null,
    telefone: gerarTelefone(cidade.ddd, sorteio, true),
    email: EMAIL_DA_CONSUMIDORA,
    prospect: false,
    motivoBloqueio: null,
    filiais: [0],
  }
}
