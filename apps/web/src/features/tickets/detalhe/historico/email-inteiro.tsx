import { baixarOriginalDaEntrada, verEmailDaEntrada } from '@balcao/dominio/correio/entrada/contratos'
import { Button, Tabs } from '@mantine/core'
import { PaginaDoEmail } from '../../../../documento-comercial/pagina-do-email.tsx'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useDownload } from '../../../../platform/arquivos-do-servidor.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../../platform/ficha/area-da-consulta.tsx'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import { TextoComQuebras } from '../../../../ui/retorno/texto-com-quebras.tsx'
import estilos from './historico.module.css'

export type EmailInteiroProps = { idTicket: number; idEntrada: number }

/** ALC-02 All that a message said: in plain words, and as its sender saw it. */
export function EmailInteiro({ idTicket, idEntrada }: EmailInteiroProps) {
  const consulta = useConsulta(
    verEmailDaEntrada,
    { params: { idTicket, idEntrada } },
    { mostradoNaArea: true },
  )
  return (
    <AreaDaConsulta consulta={consulta}>
      {({ texto, pagina, temOriginal }) => {
        const emTexto = (
          <>
            <p className={estilos.citado}>
              <TextoComQuebras texto={texto} />
            </p>
            {temOriginal && <Original idTicket={idTicket} idEntrada={idEntrada} />}
          </>
        )
        if (!pagina) return emTexto
        return (
          <Tabs defaultValue="texto" keepMounted={false}>
            <Tabs.List>
              <Tabs.Tab value="texto">Texto</Tabs.Tab>
              <Tabs.Tab value="pagina">Com formatação</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="texto">{emTexto}</Tabs.Panel>
            <Tabs.Panel value="pagina">
              <PaginaDoEmail {...pagina} />
            </Tabs.Panel>
          </Tabs>
        )
      }}
    </AreaDaConsulta>
  )
}

/** ALC-02 Byte by byte, for who needs the headers or opens it in a mail program. */
function Original({ idTicket, idEntrada }: EmailInteiroProps) {
  const { mutate, isPending, error } = useDownload(baixarOriginalDaEntrada)
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        loading={isPending}
        onClick={() => mutate({ params: { idTicket, idEntrada }, nomePadrao: `email-${idEntrada}.eml` })}
      >
        Baixar original
      </Button>
      {error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(error)} />}
    </>
  )
}
