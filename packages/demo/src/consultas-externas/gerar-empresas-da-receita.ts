import { gerarEndereco, gerarTelefone } from '../enderecos/gerar-enderecos.ts'
import { CIDADES } from '../lugares/cidades.ts'
import { criarSorteio } from '../sorteio.ts'
import { paraEndereco } from '../texto.ts'
import { EMPRESAS_DA_RECEITA } from './empresas-da-receita.ts'

/** CAD-03 The companies of the list with address and contacts, in the shape in which a lookup answers them. */
export function gerarEmpresasDaReceita() {
  return EMPRESAS_DA_RECEITA.map(({ cnpj, razaoSocial, fantasia, cidade, socios, ...resto }) => {
    const lugar = CIDADES.find(({ nome }) => nome === cidade)
    if (!lugar) throw new Error(`Cidade sem cadastro: ${cidade}`)
    const sorteio = criarSorteio(`receita/${cnpj}`)
    const { complemento, ...endereco } = gerarEndereco(lugar, sorteio)
    const telefone = gerarTelefone(lugar.ddd, sorteio, false)
    return {
      cnpj,
      razao_social: razaoSocial.toUpperCase(),
      nome_fantasia: fantasia.toUpperCase(),
      telefone: resto.semContato ? '' : telefone,
      email: resto.semContato ? '' : `contato@${paraEndereco(fantasia)}.example`,
      socios: socios.map((nome) => ({ nome: nome.toUpperCase() })),
      situacao: resto.situacao ?? 'ATIVA',
      cnae: resto.cnae,
      cnaes_secundario: [...resto.secundarios],
      endereco: { ...endereco, complemento: complemento ?? '' },
    }
  })
}
