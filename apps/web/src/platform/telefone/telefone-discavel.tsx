import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { discar } from '@balcao/dominio/discagem/contratos'
import { ActionIcon, Anchor, Tooltip } from '@mantine/core'
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import { avisarErro, avisarSucesso } from '../../ui/retorno/toasts.ts'
import { useAcao } from '../consultas.ts'
import { useFilial, useParametro } from '../parametros.ts'
import { useSessao } from '../sessao.tsx'
import estilos from './telefone-discavel.module.css'

/** With the area code, without which nobody is found. */
const DIGITOS_DO_WHATSAPP = 10

type TelefoneDiscavelProps = {
  numero: string
  /** Whose exchange dials; without it, that of the thing around. */
  idFil?: number | null | undefined
  /** Also offers a conversation there. */
  whatsapp?: boolean | undefined
}

/** CLI-11 A phone number that can be called where it stands. */
export function TelefoneDiscavel({ numero, idFil, whatsapp = false }: TelefoneDiscavelProps) {
  const protocolo = useParametro('protocoloDiscagem', idFil ?? undefined)
  const prefixo = useParametro('discadoraPrefixo', idFil ?? undefined)
  const pais = useParametro('codigoDoPais', idFil ?? undefined)
  const digitos = numero.replace(/\D/g, '')
  return (
    <span className={estilos.telefone}>
      {protocolo === 'api' ? (
        <PelaCentral numero={numero} idFil={idFil} />
      ) : (
        <Anchor
          href={`${protocolo}:${prefixo}${digitos}`}
          aria-label={`Discar para ${formatarTelefone(numero)}`}
        >
          <Numero numero={numero} />
        </Anchor>
      )}
      {whatsapp && digitos.length >= DIGITOS_DO_WHATSAPP && (
        <Tooltip label="Conversar pelo WhatsApp">
          <ActionIcon
            component="a"
            href={`https://wa.me/${pais}${digitos}`}
            target="_blank"
            rel="noreferrer"
            size="sm"
            variant="subtle"
            color="green"
            aria-label={`Conversar com ${formatarTelefone(numero)} pelo WhatsApp`}
          >
            <IconBrandWhatsapp size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  )
}

/** The exchange calls the person's extension first, so the browser only hands the number over. */
function PelaCentral({ numero, idFil }: Pick<TelefoneDiscavelProps, 'numero' | 'idFil'>) {
  const filial = useFilial(idFil ?? undefined)
  const pode = useSessao().pode('CLIENTE_DISCAR')
  const { mutate, isPending } = useAcao(discar, {
    aoConcluir: () => avisarSucesso('Enviado para discadora'),
    aoFalhar: ({ message }) => avisarErro(message || 'Erro ao discar'),
  })
  if (!pode) return formatarTelefone(numero)
  return (
    <Anchor
      component="button"
      type="button"
      disabled={isPending}
      aria-label={`Discar para ${formatarTelefone(numero)}`}
      onClick={() => mutate({ corpo: { numero, ...(filial !== null && { idFil: filial }) } })}
    >
      <Numero numero={numero} />
    </Anchor>
  )
}

function Numero({ numero }: { numero: string }) {
  return (
    <>
      <IconPhone size={14} aria-hidden /> {formatarTelefone(numero)}
    </>
  )
}
