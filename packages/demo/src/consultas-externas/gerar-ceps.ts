import { gerarEndereco } from '../enderecos/gerar-enderecos.ts'
import type { Demo } from '../gerar-demo.ts'
import { CIDADES } from '../lugares/cidades.ts'
import { criarSorteio } from '../sorteio.ts'
import { CEPS_CONHECIDOS, type LinhaDeCep } from './ceps.ts'
import { gerarEmpresasDaReceita } from './gerar-empresas-da-receita.ts'

type Endereco = Pick<LinhaDeCep, 'cep' | 'logradouro' | 'bairro' | 'cidade' | 'ibge' | 'uf'>

const RUAS_POR_CIDADE = 30

/**
 * CAD-09 The directory of the demo: where its companies, branches and customers are, and some streets more in their towns. A CEP
 * is of one street; where two would have the same, it stays with the first.
 */
export function gerarCeps({ filiais, clientes }: Pick<Demo, 'filiais' | 'clientes'>): LinhaDeCep[] {
  const deQuem: Endereco[] = [
    ...gerarEmpresasDaReceita().map(({ endereco }) => endereco),
    ...filiais,
    ...clientes,
  ]
  const usadas = new Set(deQuem.map(({ ibge }) => ibge))
  const outras = CIDADES.filter(({ ibge }) => usadas.has(ibge)).flatMap((cidade) => {
    const sorteio = criarSorteio(`ceps/${cidade.ibge}`)
    return Array.from({ length: RUAS_POR_CIDADE }, () => gerarEndereco(cidade, sorteio))
  })
  const linhas = [...CEPS_CONHECIDOS, ...[...deQuem, ...outras].map((endereco) => linhaDe(endereco))]
  return [...new Map(linhas.toReversed().map((linha) => [linha.cep, linha])).values()].toReversed()
}

const daCidadeInteira = new Set(CIDADES.filter(({ cep: [de, ate] }) => de === ate).map(({ ibge }) => ibge))

/** A town with one CEP has no street in it; a road is known without the kilometre. */
function linhaDe({ cep, logradouro, bairro, cidade, ibge, uf }: Endereco): LinhaDeCep {
  const semRua = daCidadeInteira.has(ibge)
  return {
    cep,
    logradouro: semRua ? '' : logradouro.replace(/, km \d+$/, ''),
    complemento: '',
    bairro: semRua ? '' : bairro,
    cidade,
    ibge,
    uf,
  }
}
