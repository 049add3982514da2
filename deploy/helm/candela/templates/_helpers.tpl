{{- define "candela.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "candela.selector" -}}
app.kubernetes.io/name: candela
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "candela.labels" -}}
{{ include "candela.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "candela.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{/* The settings as a list of variables: the hook runs before anything of the release exists, a ConfigMap included. Empty means
     not set; 0 and false are values, and a large number is written out, not as 5e+06. */}}
{{- define "candela.environment" -}}
{{- $_ := required "config.PUBLIC_URL is required, for example https://jobs.example.com" .Values.config.PUBLIC_URL -}}
env:
{{- range $name, $value := .Values.config }}
{{- if not (or (kindIs "invalid" $value) (eq (toString $value) "")) }}
  - name: {{ $name }}
    value: {{ kindIs "string" $value | ternary $value (toJson $value) | quote }}
{{- end }}
{{- end }}
envFrom:
  - secretRef:
      name: {{ .Values.existingSecret }}
{{- end -}}

{{- define "candela.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "candela.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{- define "candela.volumeMounts" -}}
volumeMounts:
  - name: data
    mountPath: /data
  - name: temporary
    mountPath: /tmp
{{- end -}}

{{- define "candela.volumes" -}}
volumes:
  - name: temporary
    emptyDir: {}
  - name: data
    {{- if .Values.persistence.enabled }}
    persistentVolumeClaim:
      claimName: {{ include "candela.name" . }}-data
    {{- else }}
    emptyDir: {}
    {{- end }}
{{- end -}}

{{- define "candela.placement" -}}
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}
