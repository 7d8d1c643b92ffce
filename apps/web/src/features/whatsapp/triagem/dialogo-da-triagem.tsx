import { numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import {
  abrirTicketDaConversa,
  type ConversaInteira,
  descartarConversa,
  juntarConversa,
  verConversaEmTriagem,
} from '@balcao/dominio/whatsapp/triagem'
import { Anchor, Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { useSessao } from '../../../platform/sessao.tsx'
import { JuntarAoTicket } from '../../../seletores/juntar-ao-ticket.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { MensagemEmTriagem } from './mensagem-em-triagem.tsx'
import estilos from './triagem.module.css'

type DialogoDaTriagemProps = {
  /** Null is closed. */
  idMensagem: number | null
  aoFechar: () => void
  aoIr: (caminho: string) => void
}

/** ALC-05 What somebody wrote, and what may be done with it. */
export function DialogoDaTriagem({ idMensagem, aoFechar, aoIr }: DialogoDaTriagemProps) {
  const [aberta, setAberta] = useState(idMensagem)
  // The words stay on the screen while the dialog fades out.
  if (idMensagem !== null && idMensagem !== aberta) setAberta(idMensagem)
  return (
    <DialogoDaFicha
      aberto={idMensagem !== null}
      titulo="Conversa do WhatsApp"
      aoFechar={aoFechar}
      onExitTransitionEnd={() => setAberta(null)}
    >
      {aberta !== null && <Conteudo id={aberta} aoFechar={aoFechar} aoIr={aoIr} />}
    </DialogoDaFicha>
  )
}

type ConteudoProps = Omit<DialogoDaTriagemProps, 'idMensagem'> & { id: number }

function Conteudo({ id, ...resto }: ConteudoProps) {
  const consulta = useConsulta(verConversaEmTriagem, { params: { idMensagem: id } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta}>
      {(conversa) => <Aberta key={conversa.numero} conversa={conversa} {...resto} />}
    </AreaDaConsulta>
  )
}

type AbertaProps = Omit<ConteudoProps, 'id'> & { conversa: ConversaInteira }

function Aberta({ conversa, aoFechar, aoIr }: AbertaProps) {
  const { id, nome, numero, motivo, clientes, mensagens } = conversa
  const params = { idMensagem: id }
  const aoConcluir = ({ message }: { message: string }) => {
    avisarSucesso(message)
    aoFechar()
  }
  const juntar = useAcao(juntarConversa, { aoConcluir })
  const descartar = useAcao(descartarConversa, { aoConcluir })
  return (
    <>
      <PainelDeStatus tipo="aviso" mensagem={motivo} />
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'De', valor: nome ?? 'Sem nome' },
          { nome: 'Número', valor: numeroLegivel(numero) },
          ...clientes.map((cliente) => ({
            nome: 'Cliente',
            valor: (
              <Anchor component="button" type="button" onClick={() => aoIr(`/clientes/${cliente.id}`)}>
                {cliente.nome}
              </Anchor>
            ),
          })),
        ]}
      />
      <ol className={estilos.mensagens} aria-label="Mensagens">
        {mensagens.map((mensagem) => (
          <MensagemEmTriagem key={mensagem.id} mensagem={mensagem} />
        ))}
      </ol>
      <JuntarAoTicket
        erro={juntar.error ? (juntar.error.campos?.protocolo ?? mensagemDoErro(juntar.error)) : undefined}
        enviando={juntar.isPending}
        aoJuntar={(protocolo) => juntar.mutate({ params, corpo: { protocolo } })}
      />
      {descartar.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(descartar.error)} />}
      <AbrirTicket
        params={params}
        aoConcluir={aoConcluir}
        outra={
          <Button
            variant="default"
            loading={descartar.isPending}
            onClick={() => descartar.mutate({ params })}
          >
            Descartar
          </Button>
        }
      />
    </>
  )
}

type AbrirTicketProps = {
  params: { idMensagem: number }
  /** Beside the verb. */
  outra: ReactNode
  aoConcluir: (resposta: { message: string }) => void
}

/** The number is of the whole business: a person says whose queue takes it. */
function AbrirTicket({ params, outra, aoConcluir }: AbrirTicketProps) {
  const { filiais, filial } = useSessao()
  const opcoes = useMemo(() => filiais.map(({ idFil, desc }) => ({ valor: idFil, nome: desc })), [filiais])
  const [escolhida, setEscolhida] = useState<number | null>(filial?.idFil ?? filiais[0]?.idFil ?? null)
  const { mutate, isPending, error } = useAcao(abrirTicketDaConversa, { aoConcluir })
  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    if (escolhida !== null) mutate({ params, corpo: { filial: escolhida } })
  }
  return (
    <form noValidate aria-label="Abrir ticket" onSubmit={aoEnviar}>
      <PeDaFicha>
        {filiais.length > 1 && (
          <CampoDeSelecao
            label="Filial do ticket"
            opcoes={opcoes}
            clearable={false}
            value={escolhida}
            onChange={setEscolhida}
          />
        )}
        {error && <PainelDeStatus tipo="erro" mensagem={error.campos?.filial ?? mensagemDoErro(error)} />}
        {outra}
        <Button data-principal loading={isPending} disabled={escolhida === null} type="submit">
          Abrir ticket
        </Button>
      </PeDaFicha>
    </form>
  )
}
