import { Text } from '@mantine/core'
import { Copiar } from '../retorno/copiar.tsx'
import estilos from './segundo-fator.module.css'

const GRUPO = /.{1,4}/g

/** SEG-07 What the person's application must read, by camera or typed. */
export function CadastroDoAplicativo({ qr, segredo }: { qr: string; segredo: string }) {
  return (
    <div className={estilos.aplicativo}>
      <Text size="sm">
        Leia a imagem com um aplicativo de verificação (Google Authenticator, Microsoft Authenticator, Aegis
        ou outro) e digite o código de 6 dígitos que ele mostrar.
      </Text>
      <img
        className={estilos.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="Código QR para o aplicativo de verificação"
      />
      <Text size="sm" c="dimmed">
        Sem câmera? Digite esta chave no aplicativo:
      </Text>
      <span className={estilos.segredo}>
        {segredo.match(GRUPO)?.join(' ')}
        <Copiar valor={segredo} rotulo="Copiar chave" soIcone />
      </span>
    </div>
  )
}
