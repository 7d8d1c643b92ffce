import {
  cancelarTrocaDeEmail,
  type obterDadosDaConta,
  reenviarConfirmacaoDeEmail,
} from '@balcao/dominio/conta/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { Alert, Group } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import estilos from '../conta.module.css'

const opcoes = {
  aoConcluir: ({ message }: { message: string }) => avisarSucesso(message),
  aoFalhar: ({ message }: { message: string }) => avisarErro(message),
}

const useReenviarConfirmacao = () => useAcao(reenviarConfirmacaoDeEmail, opcoes)

const useCancelarTroca = () => useAcao(cancelarTrocaDeEmail, opcoes)

type Pendente = NonNullable<RespostaDe<typeof obterDadosDaConta>['emailPendente']>
type EmailPendenteProps = { pendente: Pendente; somenteLeitura: boolean }

/** SEG-02 The address that does not count yet. */
export function EmailPendente({ pendente: { email, expiraEm }, somenteLeitura }: EmailPendenteProps) {
  const reenviar = useReenviarConfirmacao()
  const cancelar = useCancelarTroca()
  return (
    <Alert
      className={estilos.inteiro}
      role="status"
      color="blue"
      icon={<IconMailForward size={20} aria-hidden />}
    >
      <Group justify="space-between" gap="xs">
        <div>
          <strong>Aguardando confirmação de {email}</strong>
          <div>
            Abra o link que enviamos a esse endereço até {formatarDataHora(expiraEm)}. Enquanto isso o e-mail
            atual continua valendo.
          </div>
        </div>
        {!somenteLeitura && (
          <Botoes>
            <BotaoBase
              size="xs"
              variant="default"
              habilitado
              carregando={reenviar.isPending}
              onClick={() => reenviar.mutate({})}
            >
              Reenviar
            </BotaoBase>
            <BotaoBase
              size="xs"
              variant="default"
              habilitado
              carregando={cancelar.isPending}
              onClick={() => cancelar.mutate({})}
            >
              Cancelar
            </BotaoBase>
          </Botoes>
        )}
      </Group>
    </Alert>
  )
}
