import { Alert, Button, Group } from '@mantine/core'
import { IconDownload, IconKey } from '@tabler/icons-react'
import { Copiar } from '../retorno/copiar.tsx'
import estilos from './segundo-fator.module.css'

type Props = { codigos: readonly string[]; aoBaixar: (texto: string) => void }

/** SEG-07 Shown once: without them, whoever loses the telephone loses the account. */
export function CodigosDeRecuperacao({ codigos, aoBaixar }: Props) {
  const texto = codigos.join('\n')
  return (
    <>
      <Alert icon={<IconKey size={20} aria-hidden />} title="Guarde os códigos de recuperação">
        Cada um serve uma vez para entrar sem o aplicativo, se você perder o aparelho. Eles não serão
        mostrados de novo.
      </Alert>
      <ul className={estilos.codigos} aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ul>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => aoBaixar(`${texto}\n`)}
        >
          Baixar
        </Button>
        <Copiar valor={texto} rotulo="Copiar todos" />
      </Group>
    </>
  )
}
