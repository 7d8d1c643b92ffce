import { cnpjDe } from '../brasil/gerar-documentos.ts'
import { gerarInscricaoEstadual } from '../brasil/gerar-inscricao-estadual.ts'
import { gerarTelefone } from '../enderecos/gerar-enderecos.ts'
import { CIDADES } from '../lugares/cidades.ts'
import { criarSorteio } from '../sorteio.ts'
import { paraEndereco } from '../texto.ts'
import { EMPRESAS, type NegocioDemo } from './filiais.ts'

export function gerarFiliais(negocio: NegocioDemo) {
  const { razaoSocial, raizDoCnpj, dominioDeEmail, filiais } = EMPRESAS[negocio]
  const sorteio = criarSorteio(`${negocio}/filiais`)
  return filiais.map((filial, i) => {
    const cidade = CIDADES.find(({ nome, uf }) => nome === filial.cidade && uf === filial.uf)
    if (!cidade) throw new Error(`Cidade sem cadastro: ${filial.cidade}/${filial.uf}`)
    return {
      ...filial,
      razaoSocial,
      cnpj: cnpjDe(raizDoCnpj, i + 1),
      inscricaoEstadual: gerarInscricaoEstadual(filial.uf, sorteio),
      ibge: cidade.ibge,
      telefone: gerarTelefone(cidade.ddd, sorteio, false),
      email: `${paraEndereco(filial.cidade)}@${dominioDeEmail}`,
    }
  })
}

export type FilialGerada = ReturnType<typeof gerarFiliais>[number]
