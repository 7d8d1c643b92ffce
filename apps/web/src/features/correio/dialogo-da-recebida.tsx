import {
  abrirTicketDaRecebida,
  baixarOriginalDaRecebida,
  decidirSobreVarias,
  juntarRecebida,
  type RecebidaDetalhada,
  tentarRecebida,
  verRecebida,
} from '@balcao/dominio/correio/entrada/contratos'
import { impedimentoParaDecidir } from '@balcao/dominio/correio/entrada/estados'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Anchor, Button, Tabs } from '@mantine/core'
import { useState } from 'react'
import { PaginaDoEmail } from '../../documento-comercial/pagina-do-email.tsx'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useDownload } from '../../platform/arquivos-do-servidor.ts'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { JuntarAoTicket } from '../../seletores/juntar-ao-ticket.tsx'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'
import { avisarErro, avisarSucesso } from '../../ui/retorno/toasts.ts'
import estilos from './dialogo-da-recebida.module.css'
import { EstadoDaRecebidaEmEtiqueta } from './estado-da-recebida.tsx'

type DialogoDaRecebidaProps = {
  /** Null is closed. */
  idRecebida: number | null
  aoFechar: () => void
  aoIr: (caminho: string) => void
}

/** ALC-02 A message that came in: what it says, harmless, and what may be done with one that was set aside. */
export function DialogoDaRecebida({ idRecebida, aoFechar, aoIr }: DialogoDaRecebidaProps) {
  const [aberta, setAberta] = useState(idRecebida)
  // The words stay on the screen while the dialog fades out.
  if (idRecebida !== null && idRecebida !== aberta) setAberta(idRecebida)
  return (
    <DialogoDaFicha
      aberto={idRecebida !== null}
      titulo="E-mail recebido"
      aoFechar={aoFechar}
      onExitTransitionEnd={() => setAberta(null)}
    >
      {aberta !== null && <Conteudo id={aberta} aoFechar={aoFechar} aoIr={aoIr} />}
    </DialogoDaFicha>
  )
}

type ConteudoProps = Omit<DialogoDaRecebidaProps, 'idRecebida'> & { id: number }

function Conteudo({ id, ...resto }: ConteudoProps) {
  const consulta = useConsulta(verRecebida, { params: { idRecebida: id } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta}>
      {(recebida) => <Aberta key={recebida.id} recebida={recebida} {...resto} />}
    </AreaDaConsulta>
  )
}

type AbertaProps = Omit<ConteudoProps, 'id'> & { recebida: RecebidaDetalhada }

function Aberta({ recebida, aoFechar, aoIr }: AbertaProps) {
  const { id, de, assunto, estado, motivo, datahora, filial, ticket, temOriginal } = recebida
  const alvo = { params: { idRecebida: id } }
  const aoConcluir = ({ message }: { message: string }) => {
    avisarSucesso(message)
    aoFechar()
  }
  const original = useDownload(baixarOriginalDaRecebida)
  const tentar = useAcao(tentarRecebida, { aoConcluir })
  const abrir = useAcao(abrirTicketDaRecebida, { aoConcluir })
  const descartar = useAcao(decidirSobreVarias, {
    aoConcluir: ({ resultados: [resultado] }) => {
      if (!resultado?.feito) return avisarErro(resultado?.message ?? '')
      aoConcluir(resultado)
    },
  })
  const deLado = impedimentoParaDecidir(estado) === null
  const erro = original.error ?? tentar.error ?? abrir.error ?? descartar.error
  return (
    <>
      {deLado && motivo && <PainelDeStatus tipo="aviso" mensagem={motivo} />}
      {erro && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(erro)} />}
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'De', valor: [de.nome, de.email].filter(Boolean).join(' · ') || 'Sem remetente' },
          { nome: 'Assunto', valor: assunto || 'Sem assunto' },
          { nome: 'Situação', valor: <EstadoDaRecebidaEmEtiqueta estado={estado} /> },
          { nome: 'Chegou', valor: formatarDataHora(datahora) },
          { nome: 'Filial', valor: filial },
          ...(ticket
            ? [
                {
                  nome: 'Ticket',
                  valor: (
                    <Anchor component="button" type="button" onClick={() => aoIr(`/tickets/${ticket.id}`)}>
                      {formatarProtocolo(ticket.protocolo)}
                    </Anchor>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Corpo recebida={recebida} />
      {deLado && <Juntar id={id} aoConcluir={aoConcluir} />}
      <PeDaFicha>
        {temOriginal && (
          <Button
            variant="default"
            loading={original.isPending}
            onClick={() => original.mutate({ ...alvo, nomePadrao: `email-${id}.eml` })}
          >
            Baixar original
          </Button>
        )}
        {deLado && (
          <>
            {estado === 'DE_LADO' && (
              <Button
                variant="default"
                loading={descartar.isPending}
                onClick={() => descartar.mutate({ corpo: { recebidas: [{ id }], decisao: 'DESCARTAR' } })}
              >
                Descartar
              </Button>
            )}
            <Button variant="default" loading={tentar.isPending} onClick={() => tentar.mutate(alvo)}>
              Tentar de novo
            </Button>
            <Button data-principal loading={abrir.isPending} onClick={() => abrir.mutate(alvo)}>
              Abrir ticket
            </Button>
          </>
        )}
      </PeDaFicha>
    </>
  )
}

function Corpo({ recebida: { texto, pagina, cabecalhos } }: { recebida: RecebidaDetalhada }) {
  return (
    <Tabs defaultValue="texto" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="texto">Texto</Tabs.Tab>
        {pagina && <Tabs.Tab value="pagina">Com formatação</Tabs.Tab>}
        <Tabs.Tab value="cabecalhos">Cabeçalhos</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="texto" className={estilos.texto}>
        <TextoComQuebras texto={texto || 'A mensagem não tem texto, ou ainda não foi lida.'} />
      </Tabs.Panel>
      {pagina && (
        <Tabs.Panel value="pagina">
          <PaginaDoEmail {...pagina} />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="cabecalhos">
        <pre className={estilos.cabecalhos}>{cabecalhos || 'O original já não está guardado.'}</pre>
      </Tabs.Panel>
    </Tabs>
  )
}

type JuntarProps = { id: number; aoConcluir: (resposta: { message: string }) => void }

function Juntar({ id, aoConcluir }: JuntarProps) {
  const { mutate, isPending, error } = useAcao(juntarRecebida, { aoConcluir })
  return (
    <JuntarAoTicket
      erro={error ? (error.campos?.protocolo ?? mensagemDoErro(error)) : undefined}
      enviando={isPending}
      aoJuntar={(protocolo) => mutate({ params: { idRecebida: id }, corpo: { protocolo } })}
    />
  )
}
