import type { TicketDoCliente } from '@balcao/dominio/acompanhamentos/pelo-link'
import { EXTENSOES_DE_ANEXO, MAXIMO_DE_ARQUIVOS } from '@balcao/dominio/arquivos/anexos'
import { TAMANHO_DA_MENSAGEM } from '@balcao/dominio/tickets/esquemas'
import { Input, Stack, Text, Textarea } from '@mantine/core'
import { EnvioDeArquivos } from '../../../ui/arquivos/envio-de-arquivos.tsx'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { useResposta } from './use-resposta.ts'

type FormularioDaRespostaProps = { token: string; ticket: TicketDoCliente; aoMudar: () => void }

export function FormularioDaResposta({ token, ticket, aoMudar }: FormularioDaRespostaProps) {
  const { acao, arquivos, excesso, pronta, mensagem, ...resposta } = useResposta(token, ticket, aoMudar)
  const { nome, email } = ticket.destinatario
  const campos = acao.error?.campos ?? {}
  return (
    <Cartao titulo="Responder">
      <form
        noValidate
        aria-label="Responder"
        onSubmit={(evento) => {
          evento.preventDefault()
          resposta.enviar()
        }}
      >
        <Stack gap="sm">
          {acao.data && <PainelDeStatus tipo="concluido" mensagem={acao.data.message} />}
          {acao.error && <PainelDeStatus tipo="erro" mensagem={acao.error.message} />}
          <Textarea
            label="Sua mensagem"
            autosize
            minRows={3}
            maxRows={12}
            maxLength={TAMANHO_DA_MENSAGEM}
            value={mensagem}
            error={campos.mensagem}
            onChange={({ currentTarget }) => resposta.escrever(currentTarget.value)}
          />
          <EnvioDeArquivos
            compacto
            rotulo="Anexos da resposta"
            extensoes={EXTENSOES_DE_ANEXO}
            maximoMb={ticket.limiteMb}
            maximoDeArquivos={MAXIMO_DE_ARQUIVOS.dialogo}
            arquivos={arquivos}
            aoAdicionar={resposta.anexar}
            aoRemover={resposta.desanexar}
            desabilitado={acao.isPending}
          />
          {excesso && <Input.Error role="alert">{excesso}</Input.Error>}
          <Text size="xs" c="dimmed">
            {`Sua resposta vai em nome de ${nome ? `${nome} (${email})` : email}.`}
          </Text>
          <BotaoBase
            type="submit"
            size="md"
            fullWidth
            habilitado={pronta}
            falta="Escreva uma mensagem ou anexe um arquivo."
            carregando={acao.isPending}
          >
            Enviar resposta
          </BotaoBase>
        </Stack>
      </form>
    </Cartao>
  )
}
