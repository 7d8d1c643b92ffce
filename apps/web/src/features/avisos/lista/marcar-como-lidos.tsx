import { confirmarVariosAvisos } from '@balcao/dominio/avisos/contratos'
import { IconChecks } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import type { AcoesDoLoteProps } from '../../../platform/listas/descricao.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import type { Aviso } from '../use-avisos.ts'

export function MarcarComoLidos({ escolhidos, falta, aoLimpar }: AcoesDoLoteProps<Aviso>) {
  const { mutate, isPending } = useAcao(confirmarVariosAvisos, {
    aoConcluir: () => {
      avisarSucesso('Avisos marcados como lidos.')
      aoLimpar()
    },
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  const impedimento = falta ?? (escolhidos.every(({ lido }) => lido) ? 'Já foram lidos.' : undefined)
  return (
    <BotaoBase
      variant="default"
      habilitado={!impedimento}
      falta={impedimento}
      carregando={isPending}
      leftSection={<IconChecks size={16} aria-hidden />}
      onClick={() => mutate({ corpo: { avisos: escolhidos.map(({ id }) => id) } })}
    >
      Marcar como lidos
    </BotaoBase>
  )
}
