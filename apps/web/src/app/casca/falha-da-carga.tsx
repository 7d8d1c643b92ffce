import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { sairDoPortal } from '../../platform/sair-do-portal.ts'
import { TelaDeAviso } from '../../ui/retorno/tela-de-aviso.tsx'

type FalhaDaCargaProps = { mensagem: string; aoTentarNovamente: () => void }

/** Without the app data there is no page to show; the person may try again, or leave. */
export function FalhaDaCarga({ mensagem, aoTentarNovamente }: FalhaDaCargaProps) {
  return (
    <main>
      <TelaDeAviso
        role="alert"
        icone={<IconPlugConnectedX size={40} stroke={1.5} aria-hidden />}
        titulo={mensagem}
        descricao="Não conseguimos carregar seus dados de acesso."
        acoes={
          <>
            <Button variant="default" onClick={sairDoPortal}>
              Sair
            </Button>
            <Button onClick={aoTentarNovamente}>{TEXTOS.tentarNovamente}</Button>
          </>
        }
      />
    </main>
  )
}
