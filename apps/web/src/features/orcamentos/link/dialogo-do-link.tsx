import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import type { obterLinkDoOrcamento } from '@balcao/dominio/orcamentos/link'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { DialogoDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { EnderecoDoLink } from './endereco-do-link.tsx'
import { EnviarPorEmail } from './enviar-por-email.tsx'
import { useLinkDoOrcamento } from './use-link-do-orcamento.ts'

const LARGURA = 620

type DialogoDoLinkProps = {
  /** Null is closed. */
  idOrcamento: number | null
  aoFechar: () => void
}

/** VEN-02 Sends a quote to its customer: by mail, or by a link that the seller takes along. */
export function DialogoDoLink({ idOrcamento, aoFechar }: DialogoDoLinkProps) {
  return (
    <DialogoDaFicha
      aberto={idOrcamento !== null}
      titulo="Enviar ao cliente"
      largura={LARGURA}
      aoFechar={aoFechar}
    >
      {idOrcamento !== null && <Aberto idOrcamento={idOrcamento} />}
    </DialogoDaFicha>
  )
}

type Link = ReturnType<typeof useLinkDoOrcamento>

function Aberto({ idOrcamento }: { idOrcamento: number }) {
  const link = useLinkDoOrcamento(idOrcamento)
  return (
    <AreaDaConsulta consulta={link.consulta}>
      {(dados) =>
        dados.impedimento ? (
          <Alert color="yellow" role="status">
            {dados.impedimento}
          </Alert>
        ) : (
          <Stack gap="lg">
            <EnviarPorEmail idOrcamento={idOrcamento} emails={dados.emails} />
            <PorLink idOrcamento={idOrcamento} link={link} dados={dados} />
          </Stack>
        )
      }
    </AreaDaConsulta>
  )
}

type PorLinkProps = { idOrcamento: number; link: Link; dados: RespostaDe<typeof obterLinkDoOrcamento> }

function PorLink({ idOrcamento, link, dados }: PorLinkProps) {
  const { criado } = link
  return (
    <Stack gap="sm" component="section" aria-label="Link do orçamento">
      <Text size="sm">
        Com o link o cliente vê o orçamento, baixa o PDF e aceita, sem precisar de conta. Quem tiver o link vê
        o orçamento.
      </Text>
      {criado && <EnderecoDoLink idOrcamento={idOrcamento} link={criado} telefones={dados.telefones} />}
      {!criado && dados.validade && (
        <Text size="sm" c="dimmed">
          {`Há um link válido até ${formatarData(dados.validade)}. Por segurança ele não se mostra de novo: outro o substitui.`}
        </Text>
      )}
      <Botoes>
        {!criado && (
          <Button
            variant="default"
            leftSection={<IconLink size={16} aria-hidden />}
            loading={link.criando}
            onClick={link.criar}
          >
            {dados.validade ? 'Criar outro link' : 'Criar link'}
          </Button>
        )}
        {dados.validade && (
          <Button variant="default" loading={link.revogando} onClick={link.revogar}>
            Cancelar links
          </Button>
        )}
      </Botoes>
    </Stack>
  )
}
