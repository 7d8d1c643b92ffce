import { TAMANHO_DO_AVISO } from '@balcao/dominio/avisos/contratos'
import { TIPOS_DE_USUARIO, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import type { Rascunho } from './use-rascunho.ts'

const TIPOS = tiposDeUsuario.map((tipo) => ({ valor: tipo, nome: TIPOS_DE_USUARIO[tipo] }))
const numero = new Intl.NumberFormat('pt-BR')

type CamposDoAvisoProps = {
  rascunho: Rascunho
  erros: Partial<Record<keyof Rascunho, string>>
  mudar: (partes: Partial<Rascunho>) => void
}

export function CamposDoAviso({ rascunho, erros, mudar }: CamposDoAvisoProps) {
  const { filiais } = useSessao()
  const unidades = useMemo(
    () => filiais.map(({ idFil, desc, cid, uf }) => ({ valor: idFil, nome: desc, detalhe: `${cid}/${uf}` })),
    [filiais],
  )
  return (
    <>
      <TextInput
        label="Título"
        name="titulo"
        required
        data-autofocus
        maxLength={TAMANHO_DO_AVISO.titulo}
        value={rascunho.titulo}
        onChange={({ currentTarget }) => mudar({ titulo: currentTarget.value })}
        error={erros.titulo}
      />
      <Textarea
        label="Mensagem"
        name="mensagem"
        required
        rows={6}
        resize="vertical"
        maxLength={TAMANHO_DO_AVISO.mensagem}
        description={`${numero.format(rascunho.mensagem.length)} de ${numero.format(TAMANHO_DO_AVISO.mensagem)} caracteres`}
        value={rascunho.mensagem}
        onChange={({ currentTarget }) => mudar({ mensagem: currentTarget.value })}
        error={erros.mensagem}
      />
      <Checkbox
        label="Importante"
        description="Também aparece em destaque para quem está com o portal aberto."
        checked={rascunho.importante}
        onChange={({ currentTarget }) => mudar({ importante: currentTarget.checked })}
      />
      <CampoDeSelecaoMultipla
        label="Para quem"
        placeholder={rascunho.tipos.length === 0 ? 'Todas as pessoas' : ''}
        opcoes={TIPOS}
        semPreSelecao
        value={rascunho.tipos}
        onChange={(tipos) => mudar({ tipos })}
        error={erros.tipos}
      />
      <CampoDeSelecao
        label="Filial"
        placeholder="Todas as filiais"
        opcoes={unidades}
        semPreSelecao
        value={rascunho.idFil}
        onChange={(idFil) => mudar({ idFil })}
        error={erros.idFil}
      />
    </>
  )
}
