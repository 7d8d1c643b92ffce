import { gerarNome } from '../acesso/gerar-colaboradores.ts'
import { SOBRENOMES } from '../acesso/pessoas.ts'
import { cnpjDe, type Emissor } from '../brasil/gerar-documentos.ts'
import type { Sorteio } from '../sorteio.ts'
import { NOMES_DE_LOJA, type Segmento } from './segmentos.ts'

/** Who a customer is, before it has an address and a history. */
export type Identidade = {
  documento: string
  razaoSocial: string
  fantasia: string
  atividade: string
  /** Whether the state registers it, which then gives it an inscrição estadual. */
  contribuinte: boolean
  tabela: Segmento['tabela']
  /** Companies with letters in the CNPJ exist only since July 2026. */
  recente: boolean
  /** Lives on a road out of town. */
  rural: boolean
}

const PARTE_DE_ALFANUMERICOS = 0.09
const PARTE_DE_PESSOAS_FISICAS = 0.03
const PARTE_DE_MEI = 0.08
const PARTE_DE_REDES = 0.12

export function criarGeradorDeEmpresas(segmentos: readonly Segmento[], emissor: Emissor, sorteio: Sorteio) {
  const fantasias = new Set<string>()
  const porPeso = segmentos.flatMap((segmento) => Array<Segmento>(segmento.peso).fill(segmento))

  function inedita(sortear: () => { prefixo: string; nome: string }) {
    for (;;) {
      const { prefixo, nome } = sortear()
      const fantasia = `${prefixo} ${nome}`
      if (fantasias.has(fantasia)) continue
      fantasias.add(fantasia)
      return { fantasia, nome }
    }
  }

  function pessoaFisica(): Identidade {
    const produtor = sorteio.chance(0.6)
    const { fantasia } = inedita(() => ({
      prefixo: sorteio.um(produtor ? ['Sítio', 'Chácara', 'Fazenda'] : ['Barraca', 'Banca', 'Feira']),
      nome: sorteio.um(NOMES_DE_LOJA),
    }))
    return {
      documento: emissor.cpf(),
      razaoSocial: gerarNome(sorteio),
      fantasia,
      atividade: produtor ? 'Produtor rural' : 'Feirante e ambulante',
      contribuinte: produtor,
      tabela: 'Varejo',
      recente: false,
      rural: produtor,
    }
  }

  /** One company with its shops: nearly always a single one. */
  function empresa(): Identidade[] {
    const segmento = sorteio.um(porPeso)
    const { fantasia, nome } = inedita(() => ({
      prefixo: sorteio.um(segmento.prefixos),
      nome: sorteio.um([...NOMES_DE_LOJA, ...repetir(segmento.nomes ?? [], 4)]),
    }))
    const comum = {
      atividade: segmento.atividade,
      tabela: segmento.tabela,
      contribuinte: !segmento.entidade,
      rural: false,
    }

    // An individual entrepreneur keeps a small shop.
    if (sorteio.chance(PARTE_DE_MEI) && segmento.tabela === 'Varejo' && !segmento.entidade) {
      const raiz = emissor.raizDeCnpj()
      // The tax office names an individual entrepreneur by the root of the CNPJ and the person.
      const razaoSocial = `${raiz.replace(/^(..)(...)(...)$/, '$1.$2.$3')} ${gerarNome(sorteio)}`
      return [
        {
          ...comum,
          documento: cnpjDe(raiz, 1),
          razaoSocial,
          fantasia,
          recente: false,
          contribuinte: sorteio.chance(0.5),
        },
      ]
    }

    const recente = sorteio.chance(PARTE_DE_ALFANUMERICOS)
    const raiz = recente ? emissor.raizAlfanumerica() : emissor.raizDeCnpj()
    const razaoSocial = segmento.entidade ? fantasia : gerarRazaoSocial(segmento, fantasia, nome, sorteio)
    const lojas = segmento.formaRede && !recente && sorteio.chance(PARTE_DE_REDES) ? sorteio.inteiro(2, 4) : 1
    return Array.from({ length: lojas }, (_, i) => ({
      ...comum,
      tabela: lojas > 1 ? 'Rede' : comum.tabela,
      documento: cnpjDe(raiz, i + 1),
      razaoSocial,
      fantasia: lojas > 1 ? `${fantasia} - Loja ${i + 1}` : fantasia,
      recente,
    }))
  }

  return { proxima: () => (sorteio.chance(PARTE_DE_PESSOAS_FISICAS) ? [pessoaFisica()] : empresa()) }
}

function gerarRazaoSocial({ ramos }: Segmento, fantasia: string, nome: string, sorteio: Sorteio): string {
  const ramo = sorteio.um(ramos)
  const [primeiro, segundo] = sorteio.varios(SOBRENOMES, 2)
  const formas = [
    `${primeiro} & ${segundo} ${ramo} Ltda`,
    `Irmãos ${primeiro} ${ramo} Ltda`,
    `${gerarNome(sorteio)} ${ramo} Ltda`,
    `${fantasia} Ltda`,
  ]
  // 'da Praça Panificação Ltda' is no name of a company.
  if (/^\p{Lu}/u.test(nome)) formas.push(`${nome} ${ramo} Ltda`, `${nome} ${ramo} Ltda`)
  return sorteio.um(formas)
}

function repetir<T>(lista: readonly T[], vezes: number): T[] {
  return Array.from({ length: vezes }, () => lista).flat()
}
