import type { EnderecoDeEntrega } from '@balcao/dominio/enderecos/contratos'
import type { EnderecoGravado } from './queries.ts'

export function apresentarEndereco(endereco: EnderecoGravado): EnderecoDeEntrega {
  const { id, cep, logradouro, numero, complemento, bairro, cidade, ibge, uf } = endereco
  const { observacao, selecionado, versao } = endereco
  return {
    id,
    cep,
    rua: logradouro,
    numero,
    complemento,
    bairro,
    cidade,
    estado: uf,
    ibge,
    obs: observacao,
    selecionado,
    versao,
  }
}
