import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Alert, Anchor, Text } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useSessao } from '../../../platform/sessao.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'

type Cliente = NonNullable<TicketDetalhado['cliente']>
type Consumidor = NonNullable<TicketDetalhado['consumidor']>

const telefone = (numero: string | null) =>
  numero ? <Anchor href={`tel:${numero.replace(/[^\d+]/g, '')}`}>{formatarTelefone(numero)}</Anchor> : null
const email = (endereco: string | null) =>
  endereco ? <Anchor href={`mailto:${endereco}`}>{endereco}</Anchor> : null

export function CartaoDoCliente({ cliente }: { cliente: Cliente }) {
  const { id, fant, razSoc, cnpj, cid, uf, representante, motivoBloqueio } = cliente
  return (
    <Cartao titulo="Cliente">
      <div>
        <Text fw={500}>{nomeDoCliente({ fant, razSoc })}</Text>
        {fant && fant !== razSoc && (
          <Text c="dimmed" size="xs">
            {razSoc}
          </Text>
        )}
      </div>
      {motivoBloqueio && (
        <Alert color="red" icon={<IconBan size={20} aria-hidden />} title="Cliente bloqueado">
          {motivoBloqueio}
        </Alert>
      )}
      <CamposDaFicha
        campos={[
          { nome: 'Código', valor: id },
          { nome: tipoDeDocumento(cnpj) ?? 'CNPJ', valor: cnpj && formatarDocumento(cnpj) },
          { nome: 'Cidade', valor: [cid, uf].filter(Boolean).join('/') },
          { nome: 'Telefone', valor: telefone(cliente.telefone) },
          { nome: 'E-mail', valor: email(cliente.email) },
          { nome: 'Representante', valor: representante?.nome },
        ]}
      />
    </Cartao>
  )
}

/** NOV-07 Whoever opened the ticket without being a customer of the business. */
export function CartaoDoConsumidor({ consumidor }: { consumidor: Consumidor }) {
  const { nome, documento, data_nascimento, completo } = consumidor
  const { pode } = useSessao()
  return (
    <Cartao
      titulo="Consumidor final"
      aoLado={!completo && pode('TICKET_INTERNO') && <Etiqueta tom="amarelo">Cadastro incompleto</Etiqueta>}
    >
      <Text fw={500}>{nome}</Text>
      <CamposDaFicha
        campos={[
          {
            nome: documento ? (tipoDeDocumento(documento) ?? 'Documento') : 'CPF',
            valor: documento && formatarDocumento(documento),
          },
          { nome: 'Nascimento', valor: data_nascimento && formatarData(data_nascimento) },
          { nome: 'Telefone', valor: telefone(consumidor.telefone) },
          { nome: 'E-mail', valor: email(consumidor.email) },
        ]}
      />
    </Cartao>
  )
}
