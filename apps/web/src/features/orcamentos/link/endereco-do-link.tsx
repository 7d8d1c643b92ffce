import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { textoDoConvite } from '@balcao/dominio/orcamentos/aceite'
import { enderecoDoWhatsApp } from '@balcao/dominio/orcamentos/whatsapp'
import { Button, Stack, TextInput } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { negocioAtual } from '../../../platform/ambiente.ts'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { acusarRecusados } from '../../../ui/campos/recusados.ts'
import { Copiar } from '../../../ui/retorno/copiar.tsx'

type EnderecoDoLinkProps = {
  idOrcamento: number
  link: { endereco: string; validade: string }
  telefones: readonly { numero: string; nome: string }[]
}

export function EnderecoDoLink({ idOrcamento, link, telefones }: EnderecoDoLinkProps) {
  const { endereco, validade } = link
  const [numero, setNumero] = useState<string | null>(null)
  const campos = useRef<HTMLDivElement>(null)
  const opcoes = useMemo(
    () =>
      telefones.map((telefone) => ({
        valor: telefone.numero,
        nome: `${telefone.nome} · ${formatarTelefone(telefone.numero)}`,
      })),
    [telefones],
  )
  const texto = textoDoConvite({ numero: idOrcamento, negocio: negocioAtual().nome, endereco, validade })
  return (
    <Stack ref={campos} gap="sm">
      <TextInput
        label="Link do cliente"
        description={`Vale até ${formatarData(validade)}. Copie agora: ele não se mostra de novo.`}
        readOnly
        value={endereco}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {telefones.length > 0 && (
        <CampoDeSelecao
          label="WhatsApp de"
          placeholder="Escolher a conversa no WhatsApp"
          clearable
          semPreSelecao
          opcoes={opcoes}
          value={numero}
          onChange={setNumero}
        />
      )}
      <Botoes>
        <Copiar valor={endereco} rotulo="Copiar link" />
        <Button
          size="xs"
          variant="default"
          component="a"
          href={enderecoDoWhatsApp(numero, texto)}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp size={14} aria-hidden />}
          // A link is no form: nobody asks its fields.
          onClick={(evento) => campos.current && acusarRecusados(campos.current) && evento.preventDefault()}
        >
          WhatsApp
        </Button>
      </Botoes>
    </Stack>
  )
}
