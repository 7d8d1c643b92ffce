import { formatarCep } from '@balcao/dominio/brasil/cep'
import { ESTADOS } from '@balcao/dominio/brasil/estados'
import type { EnderecoDeEntrega } from '@balcao/dominio/enderecos/contratos'
import { semAcentos } from '../../ui/campos/opcao.tsx'

const nomeDoEstado = (uf: string) => ESTADOS.find(({ sigla }) => sigla === uf)?.nome ?? ''

/** END-01 Every word of the term in the CEP, street, number, district, city or state. */
export function filtrarEnderecos(
  enderecos: readonly EnderecoDeEntrega[],
  termo: string,
): readonly EnderecoDeEntrega[] {
  const palavras = semAcentos(termo).split(/\s+/).filter(Boolean)
  if (palavras.length === 0) return enderecos
  return enderecos.filter(({ cep, rua, numero, bairro, cidade, estado }) => {
    const partes = [cep, formatarCep(cep), rua, numero, bairro, cidade, estado, nomeDoEstado(estado)]
    const texto = semAcentos(partes.join(' '))
    return palavras.every((palavra) => texto.includes(palavra))
  })
}
