import { formatarCep } from '@balcao/dominio/brasil/cep'
import type { EnderecoDeEntrega } from '@balcao/dominio/enderecos/contratos'

type DoEndereco = {
  endereco: Pick<
    EnderecoDeEntrega,
    'cep' | 'rua' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'estado' | 'obs'
  >
}

/** 'Rua das Flores, 10 – Fundos' */
export const ruaDo = ({ rua, numero, complemento }: DoEndereco['endereco']) =>
  [`${rua}, ${numero}`, complemento].filter(Boolean).join(' – ')

/** ENT-07 An address as an envelope has it. */
export function EnderecoEmLinhas({ endereco }: DoEndereco) {
  const { bairro, cidade, estado, cep, obs } = endereco
  return (
    <span>
      {ruaDo(endereco)}
      <br />
      <small>{`${bairro} · ${cidade}/${estado} · CEP ${formatarCep(cep)}`}</small>
      {obs && (
        <>
          <br />
          <small>{obs}</small>
        </>
      )}
    </span>
  )
}
