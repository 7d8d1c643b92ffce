import { SimpleGrid, TextInput } from '@mantine/core'
import { CampoDeData } from '../../../../ui/campos/campo-de-data.tsx'
import { CampoMascarado } from '../../../../ui/campos/campo-mascarado.tsx'
import type { PropsDoPasso } from '../pedido/passo.ts'
import type { ConsumidorDoTicket } from '../pedido/ticket-novo.ts'

type CamposDoConsumidorProps = Pick<PropsDoPasso, 'mudar' | 'problemas'> & {
  consumidor: ConsumidorDoTicket
  /** NOV-03 Where the type says so, everything is asked for at once. */
  inteiro: boolean
}

/** NOV-07 Name and e-mail are enough to open most types; the rest is asked when the ticket needs it. */
export function CamposDoConsumidor({ consumidor, inteiro, mudar, problemas }: CamposDoConsumidorProps) {
  const { nome, email, documento, telefone, data_nascimento } = consumidor
  const escrever = (partes: Partial<ConsumidorDoTicket>) =>
    mudar((atual) => ({
      ...atual,
      consumidorFinal: atual.consumidorFinal && { ...atual.consumidorFinal, ...partes },
    }))
  const erro = (campo: keyof ConsumidorDoTicket) => problemas[`consumidorFinal.${campo}`]
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label="Nome completo"
        required
        autoComplete="off"
        maxLength={120}
        value={nome}
        onChange={({ currentTarget }) => escrever({ nome: currentTarget.value })}
        error={erro('nome')}
      />
      <TextInput
        label="E-mail"
        type="email"
        required
        autoComplete="off"
        maxLength={120}
        value={email}
        onChange={({ currentTarget }) => escrever({ email: currentTarget.value })}
        error={erro('email')}
      />
      <CampoMascarado
        tipo="cpfOuCnpj"
        label="CPF ou CNPJ"
        required={inteiro}
        value={documento}
        onChange={(valor) => escrever({ documento: valor })}
        error={erro('documento')}
      />
      <CampoMascarado
        tipo="telefone"
        label="Telefone"
        required={inteiro}
        placeholder="(00) 000000000"
        value={telefone}
        onChange={(valor) => escrever({ telefone: valor })}
        error={erro('telefone')}
      />
      <CampoDeData
        label="Data de nascimento"
        required={inteiro}
        value={data_nascimento || null}
        onChange={(data) => escrever({ data_nascimento: data ?? '' })}
        error={erro('data_nascimento')}
      />
    </SimpleGrid>
  )
}
