import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { formatarData } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/contratos-detalhe'
import { Alert, Anchor } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useSessao } from '../../../platform/sessao.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { CamposDoCartao } from './campos-do-cartao.tsx'
import estilos from './cartao.module.css'

type Cliente = NonNullable<TicketDetalhado['cliente']>
type Consumidor = NonNullable<TicketDetalhado['consumidor']>

const telefone = (numero: string | null) =>
  numero ? <Anchor href={`tel:${numero.replace(/[^\d+]/g, '')}`}>{formatarTelefone(numero)}</Anchor> : null
const email = (endereco: string | null) =>
  endereco ? <Anchor href={`mailto:${endereco}`}>{endereco}</Anchor> : null

export function CartaoDoCliente({ cliente }: { cliente: Cliente }) {
  const { id, fant, razSoc, cnpj, cid, uf, representante, motivoBloqueio } = cliente
  return (
    <section className={estilos.cartao} aria-label="Cliente">
      <h2>Cliente</h2>
      <div>
        <p className={estilos.nome}>{fant || razSoc}</p>
        {fant && fant !== razSoc && <span className={estilos.suave}>{razSoc}</span>}
      </div>
      {motivoBloqueio && (
        <Alert color="red" icon={<IconBan size={20} aria-hidden />} title="Cliente bloqueado">
          {motivoBloqueio}
        </Alert>
      )}
      <CamposDoCartao
        campos={[
          { nome: 'Código', valor: id },
          { nome: tipoDeDocumento(cnpj) ?? 'CNPJ', valor: cnpj && formatarDocumento(cnpj) },
          { nome: 'Cidade', valor: [cid, uf].filter(Boolean).join('/') },
          { nome: 'Telefone', valor: telefone(cliente.telefone) },
          { nome: 'E-mail', valor: email(cliente.email) },
          { nome: 'Representante', valor: representante?.nome },
        ]}
      />
    </section>
  )
}

/** NOV-07 Whoever opened the ticket without being a customer of the business. */
export function CartaoDoConsumidor({ consumidor }: { consumidor: Consumidor }) {
  const { nome, documento, data_nascimento, completo } = consumidor
  const { pode } = useSessao()
  return (
    <section className={estilos.cartao} aria-label="Consumidor final">
      <h2>
        Consumidor final{' '}
        {!completo && pode('TICKET_INTERNO') && <Etiqueta tom="amarelo">Cadastro incompleto</Etiqueta>}
      </h2>
      <p className={estilos.nome}>{nome}</p>
      <CamposDoCartao
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
    </section>
  )
}
