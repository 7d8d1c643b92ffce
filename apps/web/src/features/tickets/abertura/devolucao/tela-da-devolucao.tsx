import { TAMANHO_MAXIMO } from '@balcao/dominio/constantes'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { TAMANHO_DO_ASSUNTO } from '@balcao/dominio/tickets/abertura/contratos'
import { type Passo, pede } from '@balcao/dominio/tickets/abertura/passos'
import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useContext, useMemo } from 'react'
import type { PropsDoPasso } from '../../../../ui/assistente/passo.ts'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { useQuemLeAConversa } from '../../quem-le.ts'
import { useMotivosDeProduto } from '../itens/produtos/use-motivos-de-produto.ts'
import { TicketsDasNotas } from '../itens/tickets-das-notas.tsx'
import { CampoDaOrigem } from '../passos/campo-da-origem.tsx'
import { CampoDoContato } from '../passos/campo-do-contato.tsx'
import { MotivosDeAbertura } from '../passos/motivos-de-abertura.tsx'
import { PassoDetalhes } from '../passos/passo-detalhes.tsx'
import { PassoTransportadora } from '../passos/passo-transportadora.tsx'
import { comTipo } from '../pedido/estado.ts'
import { useNomeDaFilial } from '../pedido/nome-da-filial.ts'
import type { TicketNovo } from '../pedido/ticket-novo.ts'
import estilos from './devolucao.module.css'
import { type DevolucaoNova, type Tela, ticketDa } from './devolucao-nova.ts'
import { FotosDoTicket } from './fotos-do-ticket.tsx'
import { ProdutosADevolver } from './produtos-a-devolver.tsx'
import { TiposDaDevolucao } from './tipos-da-devolucao.ts'

/** MES-07 Why, what and how much, with what the invoice already says filled in. */
export function TelaDaDevolucao({ novo, mudar, problemas }: PropsDoPasso<DevolucaoNova, Tela>) {
  const { nota, ticket } = novo
  const quemLe = useQuemLeAConversa()
  const tipos = useContext(TiposDaDevolucao)
  const motivos = useMotivosDeProduto()
  const opcoes = useMemo(() => tipos.map(({ id, desc }) => ({ valor: id, nome: desc })), [tipos])
  const mudarTicket = (transicao: (atual: TicketNovo) => TicketNovo) =>
    mudar((atual) => ({ ...atual, ticket: transicao(atual.ticket) }))
  const { tipo } = ticket
  if (!nota || !tipo) return null
  const doPasso = { novo: ticketDa(novo), mudar: mudarTicket, problemas }
  const { geral } = novo
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field of the last screen must not send it; Ctrl+Enter does
    <div className={estilos.tela} onKeyDown={semEnviar}>
      <DaNota nota={nota} />
      <TicketsDasNotas notas={[nota.id]} />
      <div className={estilos.porQue}>
        {tipos.length > 1 && (
          <CampoDeSelecao
            label="Tipo"
            required
            clearable={false}
            opcoes={opcoes}
            value={tipo.id}
            onChange={(id) => {
              const escolhido = tipos.find((outro) => outro.id === id)
              if (escolhido) mudarTicket((atual) => comTipo(atual, escolhido))
            }}
            error={problemas.idTipo}
          />
        )}
        <MotivosDeAbertura
          raiz={tipo.motivos}
          escolhas={ticket.motivos}
          mudar={mudarTicket}
          problemas={problemas}
          comFoco
        />
        <CampoDeSelecao<number>
          label="Motivo dos produtos"
          description="Vale para todos; cada um pode ter o seu."
          required
          escolherAoSair
          data-autofocus
          opcoes={motivos.opcoes}
          carregando={motivos.carregando}
          aoTentarNovamente={motivos.aoTentarNovamente}
          value={geral.motivo?.id ?? null}
          onChange={(id) => {
            const motivo = (id !== null && motivos.porId.get(id)) || null
            mudar((atual) => ({ ...atual, geral: { ...atual.geral, motivo } }))
          }}
          error={problemas['geral.motivo']}
        />
        {(geral.motivo?.informa || geral.obs !== '') && (
          <TextInput
            label="Observações dos produtos"
            placeholder={quemLe}
            description={
              geral.motivo?.informa ? `O motivo ${geral.motivo.descricao} pede uma explicação.` : ''
            }
            withAsterisk={geral.motivo?.informa ?? false}
            maxLength={TAMANHO_MAXIMO.observacoes}
            autoComplete="off"
            value={geral.obs}
            onChange={({ currentTarget: { value: obs } }) =>
              mudar((atual) => ({ ...atual, geral: { ...atual.geral, obs } }))
            }
            error={problemas['geral.obs']}
          />
        )}
      </div>
      <ProdutosADevolver nota={nota} novo={novo} mudar={mudar} problemas={problemas} motivos={motivos} />
      {novo.noTicket && (
        <FotosDoTicket noTicket={novo.noTicket} novo={novo} mudar={mudar} problemas={problemas} />
      )}
      {!novo.noTicket && pede(tipo, 'mensagem') && <PassoDetalhes {...doPasso} />}
      <div className={estilos.resto}>
        {pede(tipo, 'transportadora') && <PassoTransportadora {...doPasso} />}
        {!novo.noTicket && <DoTicketNovo doPasso={doPasso} nota={nota} />}
      </div>
    </div>
  )
}

type DoTicketNovoProps = {
  doPasso: Pick<PropsDoPasso<TicketNovo, Passo>, 'novo' | 'mudar' | 'problemas'>
  nota: NonNullable<DevolucaoNova['nota']>
}

/** Of a new ticket: one that is already here has them. */
function DoTicketNovo({ doPasso, nota }: DoTicketNovoProps) {
  const { novo, mudar, problemas } = doPasso
  return (
    <>
      <CampoDoContato key={nota.cliente.id} {...doPasso} idCli={nota.cliente.id} />
      <TextInput
        label="Assunto"
        required={novo.tipo?.usa_assunto !== 1}
        maxLength={TAMANHO_DO_ASSUNTO}
        autoComplete="off"
        value={novo.assunto}
        onChange={({ currentTarget: { value } }) => mudar((atual) => ({ ...atual, assunto: value }))}
        error={problemas.assunto}
      />
      <CampoDaOrigem {...doPasso} />
    </>
  )
}

/** From a quantity to the ticket is one key too many to be pressed by mistake. */
function semEnviar(evento: KeyboardEvent) {
  const { key, ctrlKey, metaKey, target } = evento
  if (key === 'Enter' && !ctrlKey && !metaKey && target instanceof HTMLInputElement) evento.preventDefault()
}

function DaNota({ nota }: { nota: NonNullable<DevolucaoNova['nota']> }) {
  const nomeDaFilial = useNomeDaFilial()
  const { numNf, dtSai, cliente, filial } = nota
  return (
    <p className={estilos.daNota}>
      <strong>Nota {numNf}</strong> de {formatarData(dtSai)} · {nomeDoCliente(cliente)} ·{' '}
      {nomeDaFilial(filial).nome}
    </p>
  )
}
